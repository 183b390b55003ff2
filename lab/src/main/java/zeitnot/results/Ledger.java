package zeitnot.results;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import zeitnot.game.BadInput;
import zeitnot.papers.Catalogue;

/**
 * The directory of our digests as it is written: by one at a time, whichever process that is, and all files of a change or
 * none. A change of several files counts from when its list of them is written; if the program is killed after that, the
 * next one that writes completes it first.
 */
public final class Ledger {
    private static final String LOCK = ".lock";
    private static final String LIST = ".changes";

    /** File locks are for processes, and do not hold between threads of one. */
    private static final ReentrantLock HERE = new ReentrantLock();

    private final Path directory;

    public Ledger(Path directory) {
        this.directory = directory;
    }

    /** Adds digests of any experiments to ours; returns the files that have changed. Games that are counted are refused. */
    public List<Path> merge(List<Digest> digests) {
        return alone(() -> {
            Map<Path, Digest> merged = new LinkedHashMap<>();
            for (Digest digest : digests) {
                Path target = fileOf(digest);
                Digest sum = Optional.ofNullable(merged.get(target))
                        .or(() -> existing(target))
                        .map(ours -> ours.plus(digest))
                        .orElse(digest);
                Catalogue.find(sum.experiment()).ifPresent(known -> new Digested(known, sum));
                merged.put(target, sum);
            }
            replace(merged);
            return List.copyOf(merged.keySet());
        });
    }

    /** Writes the digest of a run in place of an older one of the same games; returns its file. */
    public Path put(Digest digest) {
        return alone(() -> {
            Path target = fileOf(digest);
            replace(Map.of(target, inPlaceOf(target, digest)));
            return target;
        });
    }

    /** What takes the place of a file: what that has from elsewhere is in no store here, and must not get lost. */
    public static Digest inPlaceOf(Path file, Digest digest) {
        Optional<Digest> old = existing(file);
        if (old.filter(one -> one.hasSeedsBeyond(digest)).isPresent()) {
            throw new BadInput(file + " has games with other seeds too; write to a new file with --out and add it by"
                    + " 'zeitnot results merge'");
        }
        return old.map(digest::inPlaceOf).orElse(digest);
    }

    private static Optional<Digest> existing(Path file) {
        return Files.exists(file) ? Optional.of(DigestFile.read(file)) : Optional.empty();
    }

    private Path fileOf(Digest digest) {
        Path file = directory.resolve(Results.fileOf(digest));
        if (!file.normalize().startsWith(directory.normalize())) {
            throw new BadInput(
                    "'" + digest.experiment() + "' is not the id of an experiment; give one such as my/experiment");
        }
        return file;
    }

    private <T> T alone(Supplier<T> change) {
        HERE.lock();
        try {
            Files.createDirectories(directory);
            try (FileChannel channel = FileChannel.open(
                            directory.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                    FileLock lock = channel.lock()) {
                complete();
                return change.get();
            }
        } catch (IOException e) {
            throw new BadInput(directory + " cannot be written: " + e.getClass().getSimpleName()
                    + "; give a directory that is writable");
        } finally {
            HERE.unlock();
        }
    }

    private void replace(Map<Path, Digest> digests) {
        if (digests.size() == 1) {
            digests.forEach((target, digest) -> DigestFile.replace(target, DigestFile.text(digest)));
            return;
        }
        List<Path> fresh = new ArrayList<>();
        try {
            digests.forEach((target, digest) -> {
                Path beside = beside(target);
                fresh.add(beside);
                DigestFile.replace(beside, DigestFile.text(digest));
            });
            String list = digests.keySet().stream()
                    .map(target -> directory.relativize(target) + "\n")
                    .collect(Collectors.joining());
            DigestFile.replace(directory.resolve(LIST), list);
        } catch (BadInput e) {
            for (Path beside : fresh) {
                delete(beside);
            }
            throw e;
        }
        complete();
    }

    /** Does what a list of changes says, if there is one: what is beside a file takes its place. */
    private void complete() {
        Path list = directory.resolve(LIST);
        try {
            if (Files.exists(list)) {
                for (String name : Files.readAllLines(list)) {
                    Path target = directory.resolve(name);
                    if (Files.exists(beside(target))) {
                        Files.move(beside(target), target, StandardCopyOption.ATOMIC_MOVE);
                    }
                }
                Files.delete(list);
            }
        } catch (IOException e) {
            throw new BadInput(directory + " cannot be written: " + e.getClass().getSimpleName()
                    + "; give a directory that is writable, and say it again");
        }
    }

    private static Path beside(Path target) {
        return target.resolveSibling("." + target.getFileName() + ".next");
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // it is hidden and will be overwritten by the next change of its target
        }
    }
}

package zeitnot.ludii;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import main.FileHandling;
import other.GameLoader;
import zeitnot.game.BadInput;

/** The games that Ludii has, found by name and loaded once. */
final class Library {
    /** What Ludii keeps apart as unfinished, broken or not a game, and its competition leaves out. */
    private static final List<String> LEFT_OUT = List.of(
            "/lud/plex",
            "/lud/wip",
            "/lud/wishlist",
            "/lud/WishlistDLP",
            "/lud/reconstruction",
            "/lud/test",
            "/lud/bad",
            "/lud/bad_playout");

    private static final int MOST_LOADED = 16;
    private static final String ROOT = "/lud/";
    private static final String SUFFIX = ".lud";

    /** By full name, the one that was used longest ago first: a loaded game takes some megabytes. */
    private static final Map<String, LudiiGame> LOADED = new LinkedHashMap<>(MOST_LOADED, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, LudiiGame> eldest) {
            return size() > MOST_LOADED;
        }
    };

    /**
     * A game in Ludii's files.
     *
     * @param category the folder: hunt, race, sow, space, war of board games; others by the first folder
     */
    record Entry(String name, String category, String path) {
        static Entry of(String path) {
            String[] folders = path.substring(ROOT.length()).split("/");
            String file = folders[folders.length - 1];
            String category = folders[0].equals("board") && folders.length > 2 ? folders[1] : folders[0];
            return new Entry(file.substring(0, file.length() - SUFFIX.length()), category, path);
        }
    }

    private Library() {}

    /** All games but those that Ludii itself keeps apart, in the order of their names. */
    static List<Entry> entries() {
        return Arrays.stream(FileHandling.listGames())
                .map(path -> path.replace('\\', '/'))
                .map(path -> path.substring(Math.max(0, path.indexOf(ROOT))))
                .filter(path -> LEFT_OUT.stream().noneMatch(path::startsWith))
                .map(Entry::of)
                .sorted((a, b) -> a.name().compareToIgnoreCase(b.name()))
                .toList();
    }

    /** The game called {@code NAME} or, with options, {@code NAME/Category/Choice/Category/Choice}. */
    static synchronized LudiiGame game(String name) {
        String[] parts = name.split("/");
        if (parts.length % 2 == 0) {
            throw new BadInput("'" + LudiiProvider.PREFIX + ":" + name
                    + "' has an option without a choice; write them as in \"ludii:Hex/Board Size/9x9\"");
        }
        Entry entry = find(parts[0]);
        List<String> options = new ArrayList<>();
        StringBuilder full = new StringBuilder(LudiiProvider.PREFIX + ":" + entry.name());
        for (int i = 1; i < parts.length; i += 2) {
            String option = parts[i].strip() + "/" + parts[i + 1].strip();
            options.add(option);
            full.append('/').append(option);
        }
        LudiiGame known = LOADED.get(full.toString());
        if (known == null) {
            known = new LudiiGame(full.toString(), load(entry, options));
            LOADED.put(full.toString(), known);
        }
        return known;
    }

    private static Entry find(String name) {
        List<Entry> entries = entries();
        Optional<Entry> same = Stream.concat(
                        entries.stream().filter(entry -> entry.name().equals(name.strip())),
                        entries.stream().filter(entry -> entry.name().equalsIgnoreCase(name.strip())))
                .findFirst();
        return same.orElseThrow(() -> unknown(name, entries));
    }

    private static BadInput unknown(String name, List<Entry> entries) {
        String wanted = name.strip().toLowerCase(Locale.ROOT);
        List<String> alike = entries.stream()
                .map(Entry::name)
                .filter(known -> known.toLowerCase(Locale.ROOT).contains(wanted))
                .limit(8)
                .toList();
        return alike.isEmpty()
                ? new BadInput("unknown game '" + name + "' of Ludii; 'zeitnot games --ludii FILE' lists all")
                : new BadInput("unknown game '" + name + "' of Ludii; there is " + String.join(", ", alike));
    }

    private static game.Game load(Entry entry, List<String> options) {
        try {
            return GameLoader.loadGameFromName(entry.path(), options);
        } catch (RuntimeException | StackOverflowError e) {
            String why = e.getMessage() == null ? e.toString() : e.getMessage();
            String with = options.isEmpty() ? "" : " with the options " + String.join(", ", options);
            throw new BadInput("Ludii cannot load '" + entry.name() + "'" + with + ": "
                    + why.lines().findFirst().orElse("no reason given") + "; choose another game or other options");
        }
    }
}

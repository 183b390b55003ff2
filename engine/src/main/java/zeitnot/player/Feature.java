package zeitnot.player;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import zeitnot.game.BadInput;
import zeitnot.game.Capability;
import zeitnot.game.Game;

/**
 * One feature that a player spec can name, with all that {@code zeitnot features NAME} prints.
 *
 * @param role features of one role exclude each other
 * @param formula what it computes, in full, since conventions for constants differ between papers
 * @param effect what it changes in the player
 * @param needs what a game must offer
 * @param forTwo whether a game must have two players
 * @param forCertain whether no chance may take part in a game
 */
public record Feature(
        String name,
        Role role,
        List<Parameter> parameters,
        String about,
        String formula,
        String paper,
        BiConsumer<PlayerBuilder, Arguments> effect,
        Set<Capability> needs,
        boolean forTwo,
        boolean forCertain) {

    /** What a feature decides. A player has at most one of each, but any number of {@link #OPTION}s. */
    public enum Role {
        SELECTION("selection policy"),
        ROOT("root policy"),
        PLAYOUT("playout policy"),
        HYBRID("depth rule of minimax"),
        BASE_RULE("base rule of time"),
        EARLY_STOP("rule of early stopping"),
        PONDERING("way of pondering"),
        OPTION("option"),
        /** A player by itself, which no other feature can be added to, and which is not made in this module. */
        EXTERNAL("external program");

        private final String title;

        Role(String title) {
            this.title = title;
        }

        public String title() {
            return title;
        }
    }

    /** The values of a feature's parameters, all checked. */
    public record Arguments(Map<String, String> values) {
        public double real(String name) {
            return Double.parseDouble(word(name));
        }

        public int whole(String name) {
            return (int) real(name);
        }

        public List<Double> numbers(String name) {
            return Arrays.stream(word(name).strip().split("\\s+"))
                    .map(Double::valueOf)
                    .toList();
        }

        public String word(String name) {
            String value = values.get(name);
            if (value == null) {
                throw new IllegalArgumentException("no parameter " + name);
            }
            return value;
        }
    }

    public Feature {
        parameters = List.copyOf(parameters);
        needs = Set.copyOf(needs);
    }

    /** A feature for all games. */
    public Feature(
            String name,
            Role role,
            List<Parameter> parameters,
            String about,
            String formula,
            String paper,
            BiConsumer<PlayerBuilder, Arguments> effect) {
        this(name, role, parameters, about, formula, paper, effect, Set.of(), false, false);
    }

    /** The same for games only that offer this. */
    public Feature needing(Capability... capabilities) {
        return new Feature(
                name, role, parameters, about, formula, paper, effect, Set.of(capabilities), forTwo, forCertain);
    }

    /** The same for games of two players only. */
    public Feature forTwoPlayers() {
        return new Feature(name, role, parameters, about, formula, paper, effect, needs, true, forCertain);
    }

    /** The same for games only in which no chance takes part. */
    public Feature withoutChance() {
        return new Feature(name, role, parameters, about, formula, paper, effect, needs, forTwo, true);
    }

    /** What it needs of a game, in words; empty if nothing. */
    public String demands() {
        return Stream.of(
                        needs.stream().sorted().map(Capability::title),
                        forTwo ? Stream.of("two players") : Stream.<String>of(),
                        forCertain ? Stream.of("no chance") : Stream.<String>of())
                .flatMap(all -> all)
                .collect(Collectors.joining(", "));
    }

    /** Throws {@link BadInput} if the game lacks what the feature needs. */
    void check(Game game) {
        needs.forEach(capability -> game.require(capability, name));
        if (forTwo) {
            requireTwoPlayers(game, name);
        }
        if (forCertain) {
            requireNoChance(game, name);
        }
    }

    /** Whether the game has what the feature needs. */
    public boolean isFor(Game game) {
        return game.capabilities().containsAll(needs)
                && (!forTwo || game.players() == 2)
                && (!forCertain || !game.hasChance());
    }

    static void requireNoChance(Game game, String who) {
        if (game.hasChance()) {
            throw new BadInput("'" + who + "' needs a game without chance, and " + game
                    + " has it; leave it out, or choose another game");
        }
    }

    static void requireTwoPlayers(Game game, String who) {
        if (game.players() != 2) {
            throw new BadInput("'" + who + "' needs two players, and " + game + " has " + game.players()
                    + "; leave it out, or choose another game");
        }
    }

    /** A feature that is described here like all others, but whose player is made elsewhere. */
    public static Feature external(String name, List<Parameter> parameters, String about, String formula) {
        return new Feature(name, Role.EXTERNAL, parameters, about, formula, "", (player, args) -> {});
    }

    /** How it is written with its defaults: {@code uct(c=1)}. */
    public String signature() {
        return parameters.isEmpty()
                ? name
                : name
                        + parameters.stream()
                                .map(p -> new Spec.Argument(p.name(), p.preset()).toString())
                                .collect(Collectors.joining(", ", "(", ")"));
    }

    /** The parameters' values for a part of a spec; throws {@link BadInput} for what it does not take. */
    public Arguments arguments(Spec.Part part) {
        Map<String, String> values = new HashMap<>();
        for (Parameter parameter : parameters) {
            values.put(parameter.name(), parameter.preset());
        }
        Map<String, String> given = new HashMap<>();
        int place = 0;
        for (Spec.Argument argument : part.arguments()) {
            Parameter parameter = argument.key().isEmpty() ? atPlace(place++) : byName(argument.key());
            parameter.check(name, argument.value());
            if (given.put(parameter.name(), argument.value()) != null) {
                throw new BadInput("'" + parameter.name() + "' of '" + name + "' is given twice; once is enough");
            }
        }
        values.putAll(given);
        return new Arguments(values);
    }

    private Parameter atPlace(int place) {
        if (place >= parameters.size()) {
            throw new BadInput("'" + name + "' takes "
                    + (parameters.isEmpty() ? "no parameters" : "at most " + parameters.size() + " parameters")
                    + "; write " + signature());
        }
        return parameters.get(place);
    }

    private Parameter byName(String key) {
        return parameters.stream()
                .filter(parameter -> parameter.name().equals(key))
                .findFirst()
                .orElseThrow(() -> parameters.isEmpty()
                        ? new BadInput("'" + name + "' takes no parameters; write " + name)
                        : BadInput.unknown(
                                "parameter of '" + name + "'",
                                key,
                                parameters.stream().map(Parameter::name).toList()));
    }
}

package zeitnot.web;

import io.javalin.config.RoutesConfig;

/** A part of the API: its routes, and what goes on behind them until the server is closed. */
interface Area extends AutoCloseable {
    void add(RoutesConfig routes);

    @Override
    default void close() {}
}

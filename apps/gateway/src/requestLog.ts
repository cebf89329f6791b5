import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';

type Child = Parameters<FastifyBaseLogger['child']>;
/** What pino's methods take, in any of their forms. */
type Told = Parameters<FastifyBaseLogger['error']>;

/**
 * The log of one request where requests as such are not logged: pino's own is made when there is something to tell, since most
 * requests tell nothing and making it costs as much as a route.
 */
class RequestLog implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Child[0];
  #made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Child[0]) {
    this.#parent = parent;
    this.#bindings = bindings;
  }

  get #own(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(this.#bindings);
    return this.#made;
  }

  get level() {
    return this.#parent.level;
  }
  set level(level) {
    this.#own.level = level;
  }

  child(...how: Child): FastifyBaseLogger {
    return this.#own.child(...how);
  }
  fatal(...told: unknown[]): void {
    this.#own.fatal(...(told as Told));
  }
  error(...told: unknown[]): void {
    this.#own.error(...(told as Told));
  }
  warn(...told: unknown[]): void {
    this.#own.warn(...(told as Told));
  }
  info(): void {}
  debug(): void {}
  trace(): void {}
  silent(): void {}
}

const quietLevels: readonly Config['logLevel'][] = ['warn', 'error', 'fatal', 'silent'];

/** How Fastify makes a request's log. @returns undefined where requests are logged, for Fastify's own way */
export function requestLogFactory(level: Config['logLevel']) {
  if (!quietLevels.includes(level)) return undefined;
  return (logger: FastifyBaseLogger, bindings: Child[0], options: Child[1] = {}): FastifyBaseLogger =>
    // A route with a level of its own.
    options.level === undefined ? new RequestLog(logger, bindings) : logger.child(bindings, options);
}

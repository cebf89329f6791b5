import type { Brand } from '@baize/brand';
import type { FastifyInstance } from 'fastify';
import type { Db, Tx } from './db/database.ts';
import type { House } from './ledger/house.ts';
import type { Adapters } from './providers/Adapters.ts';
import type { Services } from './services.ts';

/** A bank that a brand names. */
export type SandboxBank = NonNullable<Brand['banks']>[number];

/** Every channel of customer service. */
export type SandboxContacts = Required<NonNullable<Brand['contacts']>>;

/** Content of a new database. */
export interface SeedOptions {
  /** Games of the catalogue, the most common first; all of them without. */
  catalogueSize?: number | undefined;
  /** Whether the notices have pop-ups among them. */
  popups: boolean;
  /** Whether agent01 has a business: a tree of downlines, and what they did in the last weeks. */
  business: boolean;
}

/** Puts the seed into an empty database, inside one transaction. */
export type FillDatabase = (tx: Tx, house: House) => Promise<void>;

/**
 * Port of everything that makes a gateway playable with nothing real behind it. `@baize/sandbox` implements it;
 * the gateway loads that package only while SANDBOX is on.
 */
export interface Sandbox {
  /**
   * @param providerSecret signs the calls of the sandbox's game on the seamless wallet
   * @param cashierDelayMs until the cashier settles an order
   * @param banks of the brand
   */
  adapters(
    db: Db,
    options: House & { providerSecret: string; cashierDelayMs: number; banks?: readonly SandboxBank[] | undefined },
  ): Adapters;
  /** Customer service of a brand that names none. */
  contacts: SandboxContacts;
  /** The sender among the adapters, for operator commands, which need no other. */
  sender(db: Db): Adapters['sender'];
  /** Does the slow part of the seed, such as hashes of passwords, before the transaction begins. */
  prepareSeed(options: SeedOptions): Promise<FillDatabase>;
  /**
   * Adds the sandbox's own pages: games, art, outbox.
   * @returns its end, to be awaited before the app is closed: a closing app answers no call of the provider any more.
   */
  register(app: FastifyInstance, services: Services): Promise<() => Promise<void>>;
  /** Lines for the person who started the gateway. @param origin of the portal, such as `http://127.0.0.1:4100` */
  welcome(origin: string): string[];
}

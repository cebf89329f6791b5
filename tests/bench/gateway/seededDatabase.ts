import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../../apps/gateway/src/db/open.ts';
import { schema } from '../../../apps/gateway/src/db/schema.ts';
import { makeToken } from '../../../apps/gateway/src/domains/session/tokens.ts';
import { seed } from '../../../apps/gateway/src/seed.ts';
import { sandbox } from '../../../apps/sandbox/src/index.ts';
import { claimSandboxRounds } from '../../../apps/sandbox/src/testing.ts';
import { startPostgres } from '../../money/support/postgres.ts';
import type { Scope } from '../Scope.ts';

/** Tokens of one member who is logged in and has a game open. */
export interface Tokens {
  session: string;
  game: string;
}

/** Where one database is. */
export type Place = { dataDir: string } | { databaseUrl: string };

/** Two databases with the same rows: one for the gateway, one for the bare reference. */
export interface Twins {
  kind: string;
  gateway: Place;
  bare: Place;
  tokens: Tokens;
}

const catalogueSize = 100;
type Made = Record<'session' | 'opened', ReturnType<typeof makeToken>>;

async function fill(database: Database, { session, opened }: Made): Promise<void> {
  await seed(database, sandbox, { catalogueSize, popups: false, business: false });
  // A new sandbox's house plays some thousand rounds, which would go on while others are measured.
  await claimSandboxRounds(database);
  const { db } = database;
  const { customers, sessions, gameSessions, games } = schema;
  const [member] = await db.select({ id: customers.id }).from(customers).where(eq(customers.account, 'member01'));
  const [game] = await db.select({ gameId: games.gameId }).from(games).limit(1);
  if (!member || !game) throw new Error('the seed has no member01 or no game');
  const expiresAt = sql`now() + interval '1 day'`;
  await db.insert(sessions).values({ customerId: member.id, tokenHash: session.hash, ip: '127.0.0.1', userAgent: 'bench', expiresAt });
  await db.insert(gameSessions).values({
    customerId: member.id,
    tokenHash: opened.hash,
    sessionHash: session.hash,
    provider: 'sandbox',
    gameId: game.gameId,
    expiresAt,
  });
}

/** Fills the databases one after the other with the same rows. */
async function filled(...places: Place[]): Promise<Tokens> {
  const made = { session: makeToken(), opened: makeToken() };
  for (const place of places) {
    const database = await openDatabase(place);
    try {
      await fill(database, made);
    } finally {
      await database.close();
    }
  }
  return { session: made.session.token, game: made.opened.token };
}

/** The embedded database in two folders. */
export async function pgliteTwins(scope: Scope): Promise<Twins> {
  const folder = await scope.folder();
  const [gateway, bare] = [path.join(folder, 'gateway'), path.join(folder, 'bare')];
  const tokens = await filled({ dataDir: gateway }, { dataDir: bare });
  return { kind: 'PGlite', gateway: { dataDir: gateway }, bare: { dataDir: bare }, tokens };
}

/** Two databases of one PostgreSQL server, which the bench starts. */
export async function postgresTwins(scope: Scope): Promise<Twins> {
  const server = await startPostgres();
  scope.defer(() => server.stop());
  const [gateway, bare] = [await server.createDatabase(), await server.createDatabase()];
  const tokens = await filled({ databaseUrl: gateway }, { databaseUrl: bare });
  return { kind: 'PostgreSQL', gateway: { databaseUrl: gateway }, bare: { databaseUrl: bare }, tokens };
}

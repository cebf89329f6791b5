import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../../apps/gateway/src/db/open.ts';
import { schema } from '../../../apps/gateway/src/db/schema.ts';
import { makeCustomerToken } from '../../../apps/gateway/src/domains/session/tokens.ts';
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
  /** The same of the bare reference's database, where the member has another id. */
  bareTokens: Tokens;
}

const catalogueSize = 100;

async function fill(database: Database): Promise<Tokens> {
  await seed(database, sandbox, { catalogueSize, popups: false, business: false });
  // A new sandbox's house plays some thousand rounds, which would go on while others are measured.
  await claimSandboxRounds(database);
  const { db } = database;
  const { customers, sessions, gameSessions, games } = schema;
  const [member] = await db.select({ id: customers.id }).from(customers).where(eq(customers.account, 'member01'));
  const [game] = await db.select({ gameId: games.gameId }).from(games).limit(1);
  if (!member || !game) throw new Error('the seed has no member01 or no game');
  const [session, opened] = [makeCustomerToken(member.id), makeCustomerToken(member.id)];
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
  return { session: session.token, game: opened.token };
}

/** Fills both databases, one after the other, with the same rows. */
async function filled(gateway: Place, bare: Place): Promise<Omit<Twins, 'kind'>> {
  const fillAt = async (place: Place): Promise<Tokens> => {
    const database = await openDatabase(place);
    try {
      return await fill(database);
    } finally {
      await database.close();
    }
  };
  return { gateway, bare, tokens: await fillAt(gateway), bareTokens: await fillAt(bare) };
}

/** The embedded database in two folders. */
export async function pgliteTwins(scope: Scope): Promise<Twins> {
  const folder = await scope.folder();
  return { kind: 'PGlite', ...(await filled({ dataDir: path.join(folder, 'gateway') }, { dataDir: path.join(folder, 'bare') })) };
}

/** Two databases of one PostgreSQL server, which the bench starts. */
export async function postgresTwins(scope: Scope): Promise<Twins> {
  const server = await startPostgres();
  scope.defer(() => server.stop());
  const [gateway, bare] = [await server.createDatabase(), await server.createDatabase()];
  return { kind: 'PostgreSQL', ...(await filled({ databaseUrl: gateway }, { databaseUrl: bare })) };
}

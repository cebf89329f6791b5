import { randomBytes, randomUUID } from 'node:crypto';
import { type Database, makeCustomerToken, post, rowsOf, schema } from '@baize/gateway/ports';
import { sql } from 'drizzle-orm';
import { hashOfNoPassword, insertHousePlayer } from './housePlayer.ts';

/** They open a new sandbox's tables, so that its winners are somebody. */
const players = ['Linh', 'Thảo', 'Ngân', 'Dũng', 'Khoa'] as const;
const balance = 20_000_000;
const stake = 10_000;
/** A round that pays so many stakes is a big win (§1 "winners list"). */
const bigWin = 10;
/** Rounds after which a player goes without one. */
const mostRounds = 1_000;
/** Rounds that a busy machine may let fail before the tables are closed. */
const mostFailures = 5;

export interface SandboxTable {
  database: Database;
  /** Code by which the provider's sessions are known. */
  provider: string;
  /** Plays a round as the game's page does. */
  play(round: { session: string; roundId: string; stake: number }): Promise<{ status: 'OK'; payout: number } | { status: 'ERROR' }>;
}

/** Notes that the rounds of the house are played on this database. @returns whether they were not until now */
export async function claimSandboxRounds({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const claimed = await db.insert(schema.settings).values({ name: 'sandboxRounds', value: true }).onConflictDoNothing().returning();
  return claimed.length > 0;
}

/**
 * Has the players of the house play the most popular games until each has had a big win, once a database: real rounds, through the wallet, with
 * the losses that come before a win.
 */
export async function playSandboxRounds({ database, provider, play }: SandboxTable): Promise<void> {
  const { db } = database;
  if (!(await claimSandboxRounds(database))) return;
  const games = await rowsOf<{ gameId: string }>(
    db,
    sql`select game_id as "gameId" from games where vendor_type = 'RNG' order by popularity desc, game_id limit ${players.length}`,
  );
  const passwordHash = await hashOfNoPassword();
  let failures = 0;
  for (const [place, nickname] of players.entries()) {
    const gameId = games[place % Math.max(games.length, 1)]?.gameId;
    if (gameId === undefined) return;
    const { customerId, token } = await db.transaction(async (tx) => {
      const customerId = await insertHousePlayer(tx, nickname, passwordHash);
      const { token, hash } = makeCustomerToken(customerId);
      await post(tx, {
        customerId,
        transactionId: randomUUID(),
        kind: 'welcome',
        reference: 'seed',
        legs: [
          { account: 'main', amount: balance },
          { account: 'sandboxCredit', amount: -balance },
        ],
      });
      const expiresAt = sql`now() + interval '1 hour'`;
      await tx.insert(schema.gameSessions).values({ customerId, tokenHash: hash, sessionHash: hash, provider, gameId, expiresAt });
      return { customerId, token };
    });
    for (let round = 0; round < mostRounds; round += 1) {
      const result = await play({ session: token, roundId: randomBytes(16).toString('hex'), stake });
      if (result.status === 'ERROR') {
        failures += 1;
        if (failures > mostFailures) return;
      } else if (result.payout >= bigWin * stake) break;
    }
    await db.execute(sql`update game_sessions set ended_at = now() where customer_id = ${customerId}::uuid`);
  }
}

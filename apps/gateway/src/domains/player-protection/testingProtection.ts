import { randomUUID } from 'node:crypto';
import { type CallName, calls, type LimitName, type Protection, type ProtectionLimit } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { runOperator } from '../../operator/commands.ts';
import type { TestGateway } from '../../testing.ts';
import { call } from '../../testingClient.ts';
import { registerPlayer } from '../../testingPlayers.ts';
import { callWallet, launchGame, sessionIn } from '../../testingProvider.ts';

/** A command of the operator. */
export const operate = ({ services }: TestGateway, ...words: string[]): Promise<string> => {
  const { database, queue, settings, sender, live } = services;
  return runOperator({ db: database.db, queue, settings, sender, changed: live.changed }, words);
};

/** A column's moment so many hours before, by immutable functions alone: a cluster takes no other with a column in a change. */
const backBy = (hours: number) => (column: string) =>
  sql`((${sql.raw(column)} at time zone 'UTC') - make_interval(hours => ${hours})) at time zone 'UTC'`;

/** Moves a break or exclusion into the past, as if so many hours had gone by since. */
async function moveClosure(tx: Tx, customerId: string, hours: number): Promise<void> {
  const back = backBy(hours);
  // The database refuses to open what is closed, also to a test.
  await tx.execute(sql`alter table protection_guards disable trigger protection_keep_closed`);
  await tx.execute(sql`update protection_guards set closed_at = ${back('closed_at')}, closed_until = ${back('closed_until')},
    opens_at = ${back('opens_at')} where customer_id = ${customerId}::uuid`);
  await tx.execute(sql`alter table protection_guards enable trigger protection_keep_closed`);
}

/** A break of at most six weeks is over. */
export const endClosure = (db: Db, customerId: string): Promise<void> => db.transaction((tx) => moveClosure(tx, customerId, 1_008));

/** A new player with 500,000 on the main wallet, and a game open. */
export async function newPlayer(gateway: TestGateway) {
  const { db } = gateway.services.database;
  const fundPassword = 'Fund1234';
  const { token, username } = await registerPlayer(gateway.url, { paymentPassword: fundPassword });
  const { id } = (await call(gateway.url, 'getMemberInfo', {}, { token })).body.value as { id: string };
  const session = sessionIn(await launchGame(gateway.url, { token }));
  const send = (name: CallName, request: object) =>
    call(gateway.url, name, request as never, { token, ...(calls[name].idempotent && { idempotencyKey: randomUUID() }) });
  const read = async (): Promise<Protection> => calls.getProtection.response.parse((await send('getProtection', {})).body.value);
  const round = (name: string, part: Record<string, unknown>) =>
    callWallet(gateway, name, { session, transactionId: randomUUID(), roundId: randomUUID(), currency: 'VND', ...part });
  return {
    ...{ id, token, username, session, send, read, round },
    bet: (amount: number, part: Record<string, unknown> = {}) => round('bet', { amount, ...part }),
    win: (amount: number, part: Record<string, unknown> = {}) => round('win', { amount, roundEnded: true, ...part }),
    setLimit: (kind: LimitName['kind'], period: LimitName['period'], amount: number | null) =>
      send('setProtectionLimit', { kind, period, amount }),
    limit: async (kind: LimitName['kind'], period: LimitName['period']): Promise<ProtectionLimit | undefined> =>
      (await read()).limits.find((one) => one.kind === kind && one.period === period),
    /** Orders a withdrawal to a card that is bound by it. @returns the code of its refusal */
    withdraw: async (amount: number): Promise<string | undefined> => {
      const cardId = randomUUID();
      const card = { customerId: id, id: cardId, bankCode: 'VCB', accountNumber: String(Date.now()), holderName: 'NGUYEN VAN AN' };
      await db.insert(schema.bankCards).values(card);
      return (await send('createWithdrawal', { cardId, amount, fundPassword })).body.errorCode;
    },
    balance: async (): Promise<number> => (await send('getBalance', {})).body.value.sumBalance,
    /** Moves everything that was kept of this player's protection into the past, as if so many hours had gone by since. */
    async waitHours(hours: number): Promise<void> {
      const back = backBy(hours);
      await db.transaction(async (tx) => {
        await moveClosure(tx, id, hours);
        await tx.execute(sql`update protection_limits set change_asked_at = ${back('change_asked_at')} where customer_id = ${id}::uuid`);
        await tx.execute(sql`update protection_looks set looked_at = ${back('looked_at')} where customer_id = ${id}::uuid`);
        await tx.execute(sql`update wallet_transactions set created_at = ${back('created_at')} where customer_id = ${id}::uuid`);
        await tx.execute(sql`update deposits set created_at = ${back('created_at')}, settled_at = ${back('settled_at')},
          expires_at = ${back('expires_at')} where customer_id = ${id}::uuid`);
        const sums = await rowsOf<{ quarter: string; staked: number; won: number }>(
          tx,
          sql`select (${back('quarter')})::text as quarter, staked::float8 as staked, won::float8 as won from protection_sums
            where customer_id = ${id}::uuid`,
        );
        await tx.execute(sql`delete from protection_sums where customer_id = ${id}::uuid`);
        for (const { quarter, staked, won } of sums) {
          await tx.execute(sql`insert into protection_sums (customer_id, quarter, staked, won)
            values (${id}::uuid, ${quarter}::timestamptz, ${staked}::bigint, ${won}::bigint)`);
        }
      });
    },
  };
}
export type ProtectedPlayer = Awaited<ReturnType<typeof newPlayer>>;

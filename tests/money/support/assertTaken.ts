import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { type Db, rowsOf } from '../../../apps/gateway/src/db/database.ts';
import { countOf } from './crashHouse.ts';
import { isTaken, type PlayedMember } from './playedMember.ts';

/** What the house has of all that was asked: exactly what it said that it took. */
export async function assertTaken(db: Db, member: PlayedMember): Promise<void> {
  const taken = (what: string) => member.asked.filter((asked) => asked.what === what && isTaken(asked));
  const idsOf = (what: string) => taken(what).map(({ reply }) => String(reply?.body.value.orderId));
  const found = async (statement: Parameters<typeof rowsOf>[1]) => (await rowsOf<{ id: string }>(db, statement)).map(({ id }) => id).sort();
  const { id } = member;
  expect(await found(sql`select id from deposits where customer_id = ${id}`)).toEqual(idsOf('createDeposit').sort());
  expect(await found(sql`select id from withdrawals where customer_id = ${id}`)).toEqual(idsOf('createWithdrawal').sort());
  const sent = sql`select id from ledger_transactions where customer_id = ${id} and kind = 'transferSent'`;
  expect(await found(sent)).toEqual(idsOf('transferToUpline').sort());
  const came = sql`select from ledger_transactions where customer_id = ${id} and kind = 'transferReceived'`;
  expect(await countOf(db, came)).toBe(taken('transferToDownline').length);
  const moved = sql`select from ledger_transactions where customer_id = ${id} and kind = 'walletTransfer'`;
  const gathered = taken('gatherWallets').filter(({ reply }) => reply?.body.value.gathered > 0);
  expect(await countOf(db, moved)).toBe(taken('transferFund').length + gathered.length);
  for (const kind of ['bet', 'win', 'rollback']) {
    const kept = sql`select transaction_id as id from wallet_transactions
      where customer_id = ${id} and kind = ${kind} and request_hash <> 'rolled-back-before-it-came'`;
    expect(await found(kept), kind).toEqual(
      taken(kind)
        .map(({ id: transactionId }) => transactionId)
        .sort(),
    );
  }
}

import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { houseCurrency } from '../../ledger/house.ts';
import { postMany } from '../../ledger/postMany.ts';
import type { WalletChange } from './apply.ts';

/** The win of a round that ends with it, zero where the round is lost. */
export type RoundEnd = Pick<WalletChange, 'customerId' | 'transactionId' | 'requestHash' | 'roundId' | 'gameId' | 'amount'>;

/**
 * Ends many rounds of one provider in a few statements, in the order in which they are given: their bets are settled, their wins are posted to
 * the main accounts and kept, and the rounds are over. What is kept is what {@link applyChange} keeps of one after the other, but the events.
 * @param held what each of the customers' main accounts has; the caller holds them, see `holdFreeWallets`
 */
export async function endRounds(tx: Tx, provider: string, held: ReadonlyMap<string, number>, ends: readonly RoundEnd[]): Promise<void> {
  const posted = ends.map((end) => ({ ...end, ledgerId: randomUUID() }));
  const balances = await postMany(
    tx,
    { kind: 'win', raises: 'main', lowers: 'games' },
    posted
      .filter(({ amount }) => amount > 0)
      .map(({ customerId, ledgerId, transactionId, amount }) => ({
        ...{ customerId, amount, transactionId: ledgerId, reference: `${provider}:${transactionId}` },
      })),
  );
  const running = new Map(held);
  const rows = posted.map(({ ledgerId, ...end }, place) => {
    const balance = balances.get(ledgerId) ?? running.get(end.customerId) ?? 0;
    running.set(end.customerId, balance);
    return { ...end, balance, place };
  });
  const rounds = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e ("customerId" uuid, "transactionId" text, "requestHash" text,
    "roundId" text, "gameId" text, amount bigint, balance bigint, place int)`;
  await tx.execute(sql`update wallet_transactions b set settled_at = statement_timestamp() from ${rounds}
    where b.customer_id = e."customerId" and b.provider = ${provider} and b.round_id = e."roundId" and b.game_id = e."gameId" and b.kind = 'bet'
      and b.settled_at is null and b.rolled_back_at is null`);
  await tx.execute(sql`insert into wallet_transactions (customer_id, provider, transaction_id, kind, request_hash, round_id, game_id, amount,
      currency, balance_after, ends_round, created_at)
    select e."customerId", ${provider}, e."transactionId", 'win', e."requestHash", e."roundId", e."gameId", e.amount, ${houseCurrency}, e.balance,
      true, clock_timestamp()
    from ${rounds} order by e.place`);
  await tx.execute(sql`update game_rounds r set win_total = r.win_total + e.amount, ended_at = now() from ${rounds}
    where r.customer_id = e."customerId" and r.provider = ${provider} and r.game_id = e."gameId" and r.round_id = e."roundId"`);
}

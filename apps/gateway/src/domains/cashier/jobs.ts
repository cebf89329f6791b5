import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/database.ts';
import type { Job, Jobs } from '../../queue/Job.ts';
import { creditDeposit, type DepositRow, expireDeposit } from './deposits.ts';
import { msUntil, msUntilStep, orderIn } from './orderJobs.ts';
import { advance, type SteppingWithdrawal, stepDelayOf } from './withdrawalSteps.ts';

type DueDeposit = Pick<DepositRow, 'customerId' | 'id' | 'amount' | 'state'> & { paidInMs: number | null; endsInMs: number | null };

/** A deposit order is credited when the cashier has it paid, or it ends unpaid after its time. */
const deposit: Job = {
  async run({ database, live, timeZone }, { bucket, complete }) {
    const { customerId, id } = orderIn(bucket);
    await database.db.transaction(async (tx) => {
      const [order] = await rowsOf<DueDeposit>(
        tx,
        sql`select customer_id as "customerId", id, amount, state, ${msUntil(sql`due_at`)} as "paidInMs", ${msUntil(sql`expires_at`)} as "endsInMs"
          from deposits where customer_id = ${customerId} and id = ${id} for update`,
      );
      if (order?.state !== 'waiting') return complete(tx);
      const { paidInMs, endsInMs } = order;
      if (paidInMs === 0) await creditDeposit(tx, order, timeZone);
      else if (endsInMs === 0) await expireDeposit(tx, order);
      const nextMs = Math.min(...[paidInMs, endsInMs].filter((ms) => ms !== null));
      return complete(tx, nextMs > 0 && Number.isFinite(nextMs) ? nextMs : undefined);
    });
    live.changed(customerId);
  },
};

/** A withdrawal takes its next step when it is due. */
const withdrawal: Job = {
  async run({ database, live, cashier, settings }, { bucket, complete }) {
    const { customerId, id } = orderIn(bucket);
    const { receiptMinutes } = settings.cashierTerms().withdrawal;
    await database.db.transaction(async (tx) => {
      const [order] = await rowsOf<SteppingWithdrawal & { inMs: number }>(
        tx,
        sql`select customer_id as "customerId", id, amount, fee, state, ${msUntil(sql`due_at`)} as "inMs" from withdrawals
          where customer_id = ${customerId} and id = ${id} and settled_at is null and due_at is not null for update`,
      );
      if (!order) return complete(tx);
      if (order.inMs > 0) return complete(tx, order.inMs);
      const { amount } = order;
      const delayMs = stepDelayOf(cashier.payoutDelayMs({ customerId, orderId: id, amount }));
      await advance(tx, order, { delayMs, receiptMinutes });
      return complete(tx, await msUntilStep(tx, order));
    });
    live.changed(customerId);
  },
};

/** Jobs of this domain. */
export const cashierJobs = { 'cashier.deposit': deposit, 'cashier.withdrawal': withdrawal } satisfies Jobs;

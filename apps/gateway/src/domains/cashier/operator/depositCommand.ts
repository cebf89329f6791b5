import type { DepositOrderState } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { claimantOf } from '../../../claims/takeClaims.ts';
import { type Db, rowsOf, type Tx } from '../../../db/database.ts';
import type { House } from '../../../ledger/house.ts';
import { OperatorError } from '../../../operator/arguments.ts';
import { protectionStopOf } from '../../player-protection/protectionStopOf.ts';
import { creditDeposit, type DepositRow, failDeposit } from '../deposits.ts';

interface DepositContext {
  db: Db;
  house: House;
  changed(customerId: string): void;
}

interface Outcome {
  settle(tx: Tx, row: Pick<DepositRow, 'customerId' | 'id' | 'amount'>, timeZone: string): Promise<void>;
  /** States that it may follow. */
  from: readonly DepositOrderState[];
  done: string;
}

const outcomes: Record<'credit' | 'fail', Outcome> = {
  // A payment that is found counts, though it came too late, or after the player gave up.
  credit: { settle: creditDeposit, from: ['waiting', 'expired', 'cancelled'], done: 'is credited' },
  fail: { settle: failDeposit, from: ['waiting'], done: 'has failed' },
};

/** Says what became of a payment that a person has looked at; its code is what the payment says. */
export async function runDeposit({ db, house, changed }: DepositContext, [action = '', code = '']: readonly string[]): Promise<string> {
  if (action !== 'credit' && action !== 'fail') throw new OperatorError('A deposit is credited, or it fails: deposit credit <code>.');
  const { settle, from, done } = outcomes[action];
  const customerId = await db.transaction(async (tx) => {
    const contentCode = code.toUpperCase();
    const customerId = (await claimantOf(tx, 'contentCode', contentCode)) ?? null;
    const [row] = await rowsOf<Pick<DepositRow, 'customerId' | 'id' | 'amount' | 'state'>>(
      tx,
      sql`select customer_id as "customerId", id, amount, state from deposits
        where customer_id = ${customerId}::uuid and content_code = ${contentCode} for update`,
    );
    if (!row) throw new OperatorError(`There is no deposit with the code ${code}.`);
    if (!from.includes(row.state)) throw new OperatorError(`The deposit ${code} is ${row.state} already.`);
    await settle(tx, row, house.timeZone).catch((error: unknown) => {
      const stop = protectionStopOf(error);
      throw stop ? new OperatorError(`The player's own limit has no room for the deposit ${code}: send the payment back.`) : error;
    });
    return row.customerId;
  });
  changed(customerId);
  return `The deposit ${code} ${done}.`;
}

import { randomUUID } from 'node:crypto';
import { type RainTerms, rainBounds } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../../db/database.ts';
import { holdMainWallet } from '../../../ledger/holdMainWallet.ts';
import { post } from '../../../ledger/post.ts';
import { AppError } from '../../../wire/AppError.ts';
import { assertNotFrozen } from '../../agent-contracts/settlement/assertNotFrozen.ts';
import { markTurnoverMet, turnoverLeft } from '../../cashier/turnover.ts';
import { putRain } from './putRain.ts';

/** Refuses one rain more than an agent may have. The caller holds his wallet, so that of many at once no two count the same. */
async function assertRoom(tx: Tx, agentId: string): Promise<void> {
  const ahead = await rowsOf(
    tx,
    sql`select from rains where agent_id = ${agentId}::uuid and ends_at > clock_timestamp() limit ${rainBounds.atOnce}`,
  );
  if (ahead.length >= rainBounds.atOnce) throw new AppError('too_many_rains');
}

/**
 * Announces a rain that an agent pays: its pool leaves his main wallet now. As with a transfer, turnover of deposits (§9) is asked for first: otherwise
 * another account could withdraw the money. The house’s side is the account of promotions, from which his downlines are paid.
 * @returns its id
 * @throws AppError `account_frozen`, `too_many_rains`, `turnover_not_met`, `insufficient_balance`
 */
export async function payRain(tx: Tx, agentId: string, terms: RainTerms, timeZone: string): Promise<string> {
  await assertNotFrozen(tx, agentId);
  await holdMainWallet(tx, agentId);
  await assertRoom(tx, agentId);
  if ((await turnoverLeft(tx, agentId, timeZone)).left > 0) throw new AppError('turnover_not_met');
  await markTurnoverMet(tx, agentId);
  const id = await putRain(tx, terms, agentId);
  await post(tx, {
    customerId: agentId,
    transactionId: randomUUID(),
    kind: 'rainPaid',
    reference: id,
    legs: [
      { account: 'main', amount: -terms.pool },
      { account: 'promotions', amount: terms.pool },
    ],
  });
  return id;
}

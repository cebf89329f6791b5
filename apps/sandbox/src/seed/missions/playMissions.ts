import { randomUUID } from 'node:crypto';
import { followOnce, schema, type Tx } from '@baize/gateway/ports';
import { sql } from 'drizzle-orm';
import { insertRounds } from '../business/insertBusiness.ts';
import { insertMovements } from '../business/insertMovements.ts';
import type { Movement, PlayedRound } from '../business/planDays.ts';

const minuteMs = 60_000;
const dayMs = 1_440 * minuteMs;
const stake = 25_000;
/** Twelve of twenty rounds, of two of three types, with three fifths of a mission's turnover; what was lost is won again. */
const types = ['RNG', 'FISH', 'RNG', 'RNG', 'FISH', 'RNG', 'RNG', 'FISH', 'RNG', 'RNG', 'FISH', 'RNG'] as const;
/** The check-ins before today's, the oldest first. */
const checkedIn = [2, 1] as const;
const checkInReward = 100;

/** What a demo member did in the last hour, and his check-ins of the last days: missions half done. */
export async function playMissions(
  tx: Tx,
  customerId: string,
  { balance, timeZone }: { balance: number; timeZone: string },
): Promise<void> {
  const movements: Movement[] = [];
  const rounds: PlayedRound[] = [];
  let now = balance;
  const move = (kind: Movement['kind'], amount: number, part: Pick<Movement, 'age' | 'against' | 'reference'>): void => {
    movements.push({ customerId, transactionId: randomUUID(), kind, amount, account: 'main', ...part });
    now += amount;
  };
  for (const days of checkedIn) {
    const [id, age] = [randomUUID(), days * dayMs];
    const at = sql`(now() - make_interval(days => ${days}::int))`;
    move('bonus', checkInReward, { age, against: 'promotions', reference: id });
    await tx.insert(schema.promotionEntries).values({
      ...{ customerId, id, promotionId: 'check-in', version: 1, state: 'claimed', amount: checkInReward, createdAt: at, stateAt: at },
      occasion: sql`(${at} at time zone ${timeZone}::text)::date::text`,
    });
  }
  for (const [place, vendorType] of types.entries()) {
    const age = (types.length - place) * 4 * minuteMs;
    const [betId, winId] = [randomUUID(), randomUUID()];
    const win = place % 2 === 0 ? 0 : stake * 2;
    move('bet', -stake, { age, against: 'games', reference: `sandbox:${betId}` });
    const afterBet = now;
    if (win > 0) move('win', win, { age, against: 'games', reference: `sandbox:${winId}` });
    rounds.push({ customerId, roundId: randomUUID(), vendorType, bet: stake, win, age, betId, winId, afterBet, afterWin: now });
  }
  await insertRounds(tx, rounds);
  await insertMovements(tx, movements);
  while (await followOnce(tx, timeZone));
}

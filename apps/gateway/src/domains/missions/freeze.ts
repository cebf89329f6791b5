import { randomUUID } from 'node:crypto';
import type { LeaderboardTerms, MissionPeriod } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { giveBonus, unwagered } from '../../bonuses/giveBonus.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { closureStopOf } from '../player-protection/closures.ts';
import { mayReceive } from '../promotions/mayReceive.ts';
import { prizeOf } from './leaderboard.ts';
import { daysOf } from './periods.ts';

/** After a period’s end, so that rounds that ended in its last minutes are counted. */
const grace = sql`interval '5 minutes'`;
/** Ranks that a result keeps at least, to be shown. */
const leastRanks = 10;
/** Prizes that one run pays. */
const batch = 200;

/**
 * Makes the result of the oldest period that is over, and lets nothing change it from then on.
 * @returns whether there was one
 */
export async function freezeOne(db: Db, period: MissionPeriod, timeZone: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Rounds that are being counted are waited for; those after it count for the next period.
    const [board] = await rowsOf<{ terms: LeaderboardTerms; startsOn: string }>(
      tx,
      sql`select terms, frozen_to::text as "startsOn" from leaderboards where period = ${period} and not is_off
        and (frozen_to + ${daysOf[period]}::int)::timestamp at time zone ${timeZone}::text + ${grace} <= clock_timestamp() for update`,
    );
    if (!board) return false;
    const { startsOn, terms } = board;
    const kept = Math.max(leastRanks, terms.prizes.at(-1)?.to ?? 0);
    const ranked = await rowsOf<{ customerId: string; score: number }>(
      tx,
      sql`select customer_id as "customerId", score::float8 as score from leaderboard_scores
        where period = ${period} and starts_on = ${startsOn}::date and score > 0 order by score desc nulls last, reached_at, customer_id limit ${kept}`,
    );
    const results = ranked.map((row, index) => ({ ...row, rank: index + 1, prize: prizeOf(terms.prizes, index + 1) }));
    await tx.execute(sql`insert into leaderboard_results (customer_id, period, starts_on, rank, score, prize, state)
      select r."customerId", ${period}, ${startsOn}::date, r.rank, r.score, r.prize, case when r.prize > 0 then 'due' else 'none' end
      from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as r ("customerId" uuid, rank int, score bigint, prize bigint)`);
    await tx.execute(sql`update leaderboards set frozen_to = frozen_to + ${daysOf[period]}::int where period = ${period}`);
    return true;
  });
}

interface DuePrize {
  customerId: string;
  period: MissionPeriod;
  startsOn: string;
}

/** Pays prizes of results, each once. @returns whom it has paid, and whether there may be more */
export async function payPrizes(db: Db): Promise<{ paid: string[]; isMore: boolean }> {
  const due = await rowsOf<DuePrize>(
    db,
    sql`select customer_id as "customerId", period, starts_on::text as "startsOn" from leaderboard_results
      where state = 'due' order by starts_on, period, rank limit ${batch}`,
  );
  for (const prize of due) await payPrize(db, prize);
  return { paid: due.map(({ customerId }) => customerId), isMore: due.length === batch };
}

async function payPrize(db: Db, { customerId, period, startsOn }: DuePrize): Promise<void> {
  await db.transaction(async (tx) => {
    const state = (await mayReceive(tx, customerId, { isEarned: true })) ? 'paid' : 'withheld';
    const [row] = await rowsOf<{ prize: number; terms: LeaderboardTerms }>(
      tx,
      sql`update leaderboard_results r set state = ${state} from leaderboards l
        where r.customer_id = ${customerId}::uuid and r.period = ${period} and r.starts_on = ${startsOn}::date and r.state = 'due'
          and l.period = r.period
        returning r.prize::float8 as prize, l.terms`,
    );
    if (!row || state === 'withheld') return;
    const { title, daysToUse } = row.terms;
    // It could not be wagered during a break, and would bar each withdrawal.
    const wagering = (await closureStopOf(tx, customerId)) ? unwagered : row.terms.wagering;
    await giveBonus(tx, { customerId, amount: row.prize, title, reference: randomUUID(), wagering, daysToUse });
  });
}

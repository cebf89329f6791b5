import { settledPeriodOf } from '@baize/contract';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../db/database.ts';
import { dayIn } from '../../../rollups/deltas.ts';
import { type BillRules, makeBills } from './bill.ts';
import type { Period } from './Period.ts';
import { house, type Payer, payDownline, payersOf } from './pay.ts';
import { type SettlementRules, sealMembers } from './seal.ts';
import type { DividendPeriod } from './settledBy.ts';

type Rules = SettlementRules & BillRules & { graceDays: number; dividendPeriod: DividendPeriod };

/** Days whose play is counted: the running half month and the three before it. */
const countedDays = 63;
const halfMonths = 3;
const days = 14;
/** How long after its end a period is paid. */
const settledMs = { daily: 5 * 60_000, semimonthly: 10 * 60_000 };

interface PastPeriod extends Period {
  /** When its bills are made and paid. */
  paidAt: Date;
}
export interface PastOptions {
  now: Date;
  /** Posts what came before a moment, so that the numbers of an account's entries rise with their times. */
  postBefore(moment: Date): Promise<void>;
}

/** The last periods of a kind that are over, the oldest first. */
function lastPeriods(kind: 'semimonthly' | 'daily', count: number, timeZone: string, now: Date): PastPeriod[] {
  const periods: PastPeriod[] = [];
  for (let { begin } = settledPeriodOf(kind, now, timeZone); periods.length < count; begin = periods[0]?.beginsAt ?? begin) {
    const before = settledPeriodOf(kind, new Date(begin.valueOf() - 1), timeZone);
    const paidAt = new Date(Math.min(before.end.valueOf() + settledMs[kind], now.valueOf()));
    periods.unshift({ kind, beginsAt: before.begin, endsAt: before.end, settlesDividends: kind === 'semimonthly', paidAt });
  }
  return periods;
}

/** Pays a period's bills from the top, as its jobs would have. */
async function payAll(tx: Tx, period: Period, { graceDays, at }: { graceDays: number; at: Date }): Promise<void> {
  // An agent whose own bill came to nothing pays too. One who waits for his own is named again once it is paid.
  const others = (await payersOf(tx, period)).filter((payer) => payer !== house);
  const payers: Payer[] = [house, ...others];
  for (let payer = payers.shift(); payer !== undefined; payer = payers.shift()) {
    const onPaid = async (_: Tx, customerId: string): Promise<void> => void payers.push(customerId);
    while (await payDownline(tx, payer, period, { onPaid, graceDays, at }));
  }
}

/**
 * Settles what was played before the gateway began, for a sandbox. The play of each day is counted on its day, the last periods are sealed,
 * and their bills are made and paid some minutes after the end of each. Nothing of it is settled again: the first open periods begin after it.
 */
export async function settlePast(tx: Tx, rules: Rules, { now, postBefore }: PastOptions): Promise<void> {
  const { timeZone, dividendPeriod, graceDays } = rules;
  const day = dayIn(sql`r.opened_at`, timeZone);
  await tx.execute(sql`insert into counted_figures (customer_id, counted_from, vendor_type, bet, win)
    select r.customer_id, ${day}::timestamp at time zone ${timeZone}::text, coalesce(r.vendor_type, ''), sum(r.bet_total), sum(r.win_total)
    from game_rounds r join customers c on c.id = r.customer_id
    where r.ended_at is not null and c.upline_id is not null and r.opened_at > now() - make_interval(days => ${countedDays})
    group by 1, 2, 3`);
  const periods = [
    ...(dividendPeriod === 'semimonthly' ? lastPeriods('semimonthly', halfMonths, timeZone, now) : []),
    ...lastPeriods('daily', days, timeZone, now),
  ].sort((a, b) => a.paidAt.valueOf() - b.paidAt.valueOf());
  for (const period of periods) {
    const { paidAt } = period;
    await tx.execute(sql`insert into settlement_periods (kind, begins_at, ends_at, settles_dividends, sealed_at, counted_at, billed_at)
      values (${period.kind}, ${period.beginsAt.toISOString()}, ${period.endsAt.toISOString()}, ${period.settlesDividends}, now(), now(), now())`);
    let last: string | undefined;
    do last = await sealMembers(tx, period, rules, last);
    while (last !== undefined);
    while (await makeBills(tx, period, rules));
    await tx.execute(sql`update contract_bills set created_at = ${paidAt.toISOString()}
      where kind = ${period.kind} and begins_at = ${period.beginsAt.toISOString()}`);
    await postBefore(paidAt);
    await payAll(tx, period, { graceDays, at: paidAt });
  }
}

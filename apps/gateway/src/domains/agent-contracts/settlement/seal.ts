import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../../db/database.ts';
import type { Period } from './periods.ts';
import { type DividendPeriod, settledBy } from './settledBy.ts';

/** The brand's rules that a settlement reads. */
export interface SettlementRules {
  dividendPeriod: DividendPeriod;
  /** đồng that a member has to bet in a period to be active. */
  activeMinimumBet: number;
}

/** Which stakes of five minutes, `m`, count for a real-time salary, `k`: what was taken back counts against it. */
const counts = sql`(m.bet >= k.single or m.bet < 0)`;
/** Whether the member lost; of what was taken back, whether he had lost. */
const hasLost = sql`(case when m.bet < 0 then m.bet < m.win else m.bet > m.win end)`;

/**
 * Keeps, for each contract that was in force in a sealed period, what its team has played. One statement over the play of the period,
 * which is over: made again, it comes to the same and changes nothing.
 * @returns how many contracts have figures
 */
export async function sealFigures(tx: Db | Tx, period: Period, rules: SettlementRules): Promise<number> {
  const [begin, end] = [period.beginsAt.toISOString(), period.endsAt.toISOString()];
  const rows = await rowsOf(
    tx,
    sql`with k as (
        select k.downline_id, k.id, k.type, k.product_type, coalesce((k.terms->>'singlePeriodBetAmount')::bigint, 0) as single
        from agent_contracts k where k.status = 'V' and k.effective_from <= ${begin}::timestamptz
          and (k.ended_at is null or k.ended_at > ${begin}::timestamptz) and ${settledBy(period.kind, rules.dividendPeriod)}
      ), played as (
        select customer_id, vendor_type, sum(bet) as bet, sum(win) as win from counted_figures
        where counted_from >= ${begin}::timestamptz and counted_from < ${end}::timestamptz group by customer_id, vendor_type
      ), member as (
        select customer_id, vendor_type, bet, win from played where vendor_type <> ''
        union all select customer_id, '', sum(bet), sum(win) from played group by customer_id
      )
      insert into sealed_figures (customer_id, contract_id, begins_at, kind, bet, net_loss, active_members, loss_bets, profit_bets)
      select k.downline_id, k.id, ${begin}::timestamptz, ${period.kind}, sum(m.bet), sum(m.bet - m.win),
        count(*) filter (where m.bet >= ${rules.activeMinimumBet}),
        coalesce(sum(m.bet) filter (where k.type = 'realTimeSalary' and ${counts} and ${hasLost}), 0),
        coalesce(sum(m.bet) filter (where k.type = 'realTimeSalary' and ${counts} and not ${hasLost}), 0)
      from member m join customers c on c.id = m.customer_id cross join unnest(c.upline_path || c.id) as above (id)
      join k on k.downline_id = above.id and k.product_type = m.vendor_type
      group by k.downline_id, k.id
      on conflict do nothing returning 1`,
  );
  return rows.length;
}

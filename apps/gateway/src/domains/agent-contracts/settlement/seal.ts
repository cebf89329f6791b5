import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../../db/database.ts';
import { countedMoments, holdCounted } from './countedMoments.ts';
import type { Period } from './Period.ts';
import { settledBy } from './settledBy.ts';

/** Members whose play one transaction adds to the figures, whatever the size of a team. */
const membersAtOnce = 2_000;

/** The brand's rules that a settlement reads. */
export interface SettlementRules {
  /** Amount in the minor unit that a member has to bet in a period to be active. */
  activeMinimumBet: number;
  /** Default {@link membersAtOnce}. */
  membersAtOnce?: number;
}

/** Which stakes of five minutes, `m`, count for a real-time salary, `k`: what was taken back counts against it. */
const counts = sql`(m.bet >= k.single or m.bet < 0)`;
/** Whether the member lost; of what was taken back, whether he had lost. */
const hasLost = sql`(case when m.bet < 0 then m.bet < m.win else m.bet > m.win end)`;

/**
 * Adds what the next members played in a sealed period to the figures of each contract above them that was in force. The caller keeps how far
 * it came in the same transaction, so that each member is added once. Moments are found one by one in the index: a sum over the whole period
 * would be read again for each part.
 * @param after the last member that was added; undefined at the begin
 * @returns the last member that it added; undefined where all are
 */
export async function sealMembers(tx: Tx, period: Period, rules: SettlementRules, after: string | undefined): Promise<string | undefined> {
  const [begin, end] = [period.beginsAt.toISOString(), period.endsAt.toISOString()];
  const atOnce = rules.membersAtOnce ?? membersAtOnce;
  await holdCounted(tx, 'shared');
  const moments: string[] = [];
  for await (const moment of countedMoments(tx, begin, end)) moments.push(moment);
  const isNext = after === undefined ? sql`true` : sql`f.customer_id > ${after}::uuid`;
  const found = new Set<string>();
  for (const moment of moments) {
    const rows = await rowsOf<{ id: string }>(
      tx,
      sql`select distinct f.customer_id as id from counted_figures f where f.counted_from = ${moment}::timestamptz and ${isNext}
        order by 1 limit ${atOnce}`,
    );
    for (const { id } of rows) found.add(id);
  }
  const last = [...found].sort().slice(0, atOnce).at(-1);
  if (last === undefined) return undefined;
  const played = await rowsOf(
    tx,
    sql`select f.customer_id, f.vendor_type, sum(f.bet)::text as bet, sum(f.win)::text as win from counted_figures f
      where f.counted_from = any(${`{${moments.map((moment) => `"${moment}"`).join(',')}}`}::timestamptz[]) and ${isNext} and f.customer_id <= ${last}::uuid
      group by 1, 2`,
  );
  await tx.execute(sql`with played as materialized (
        select * from jsonb_to_recordset(${JSON.stringify(played)}::jsonb) as p (customer_id uuid, vendor_type text, bet bigint, win bigint)
      ), member as (
        select customer_id, vendor_type, bet, win from played where vendor_type <> ''
        union all select customer_id, '', sum(bet), sum(win) from played group by customer_id
      ), m as materialized (
        select above.id as downline_id, member.vendor_type, member.bet, member.win
        from member join customers c on c.id = member.customer_id cross join unnest(c.upline_path || c.id) as above (id)
      ), k as materialized (
        select k.downline_id, k.id, k.type, k.product_type, coalesce((k.terms->>'singlePeriodBetAmount')::bigint, 0) as single
        from agent_contracts k where k.status = 'V' and k.effective_from <= ${begin}::timestamptz
          and (k.ended_at is null or k.ended_at > ${begin}::timestamptz) and ${settledBy(period)}
          and k.downline_id in (select downline_id from m)
      )
      insert into sealed_figures as s (customer_id, contract_id, begins_at, kind, bet, net_loss, active_members, loss_bets, profit_bets)
      select k.downline_id, k.id, ${begin}::timestamptz, ${period.kind}, sum(m.bet), sum(m.bet - m.win),
        count(*) filter (where m.bet >= ${rules.activeMinimumBet}),
        coalesce(sum(m.bet) filter (where k.type = 'realTimeSalary' and ${counts} and ${hasLost}), 0),
        coalesce(sum(m.bet) filter (where k.type = 'realTimeSalary' and ${counts} and not ${hasLost}), 0)
      from m join k on k.downline_id = m.downline_id and k.product_type = m.vendor_type
      group by k.downline_id, k.id
      on conflict (customer_id, contract_id, begins_at) do update set bet = s.bet + excluded.bet, net_loss = s.net_loss + excluded.net_loss,
        active_members = s.active_members + excluded.active_members, loss_bets = s.loss_bets + excluded.loss_bets,
        profit_bets = s.profit_bets + excluded.profit_bets`);
  return last;
}

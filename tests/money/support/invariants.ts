import { limits } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';

/** What a transaction of one kind moved on an account of its customer, for each order that it names. */
const postedFor = (kind: string, account: string): SQL =>
  sql`(select t.customer_id, t.reference, count(*) as times, sum(e.amount) as amount from ledger_transactions t
    join ledger_entries e on e.customer_id = t.customer_id and e.transaction_id = t.id
    where t.kind = ${kind} and e.kind = ${account} group by t.customer_id, t.reference)`;

/** Orders of a table of which such a transaction has not moved what it should, once; or something, where it should be nothing. */
const notPostedOnce = (table: 'deposits' | 'withdrawals', kind: string, account: string, should: SQL): SQL =>
  sql`select from (select o.*, ${should} as should from ${sql.raw(table)} o) o
    left join ${postedFor(kind, account)} p on p.customer_id = o.customer_id and p.reference = o.id::text
    where coalesce(p.amount, 0) <> o.should or (o.should <> 0 and p.times <> 1)`;

const received = sql`o.amount - o.fee - coalesce(o.received_amount, 0)`;

/** Escrow that is not what waits. */
const heldForChases = sql`select from accounts a where kind = 'chaseEscrow' and balance <> (select
    coalesce(sum(p.amount), 0) from lottery_chase_periods p where p.customer_id = a.customer_id and p.state = 'waiting')`;

/** What is always so of a ledger and the orders over it; each finds the rows of which it is not. */
export const invariants: Record<string, SQL> = {
  'each transaction sums to nothing per currency': sql`select from ledger_entries group by customer_id, transaction_id, currency having sum(amount) <> 0`,
  'each transaction has two sides': sql`select from ledger_transactions t where
    (select count(*) from ledger_entries e where e.customer_id = t.customer_id and e.transaction_id = t.id) < 2`,
  'each balance is what its entries come to': sql`select from accounts a where balance <> (select coalesce(sum(amount), 0)
    from ledger_entries e where (e.customer_id, e.kind, e.currency) = (a.customer_id, a.kind, a.currency))`,
  'all accounts of a customer sum to nothing': sql`select from accounts group by customer_id, currency having sum(balance) <> 0`,
  'no player owes': sql`select from accounts where balance < 0 and (kind in ('main', 'pendingWithdrawal', 'chaseEscrow', 'points', 'guild') or kind like 'vendor:%')`,
  'entries are numbered without a gap, and their account knows the last': sql`select from accounts a where entry_seq <> all
    (select unnest(array[count(*), coalesce(max(seq), 0)]) from ledger_entries e
      where (e.customer_id, e.kind, e.currency) = (a.customer_id, a.kind, a.currency))`,
  'each entry has the balance behind it': sql`select from (select balance_after,
      sum(amount) over (partition by customer_id, kind, currency order by seq) as running from ledger_entries) e where balance_after <> running`,
  'each entry has what raised its account so far, and the account has the last': sql`select from (select *,
      count(*) filter (where amount > 0) over running as up, coalesce(sum(amount) filter (where amount > 0) over running, 0) as up_by
      from ledger_entries window running as (partition by customer_id, kind, currency order by seq)) e
    join accounts a using (customer_id, kind, currency)
    where (credits_after, credited_after) <> (up, up_by) or seq = entry_seq and (credits, credited) <> (up, up_by)`,
  'a bet only lowers a balance, and a win only raises it': sql`select from ledger_transactions t
    join ledger_entries e on e.customer_id = t.customer_id and e.transaction_id = t.id
    where e.kind = 'main' and (t.kind = 'bet' and e.amount > 0 or t.kind = 'win' and e.amount < 0)`,
  'a deposit is on the balance once if it is credited, and else never': notPostedOnce(
    'deposits',
    'deposit',
    'main',
    sql`case when o.state = 'credited' then o.amount else 0 end`,
  ),
  'a promised bonus comes with its deposit, once': notPostedOnce(
    'deposits',
    'bonus',
    'main',
    sql`case when o.state = 'credited' then o.bonus else 0 end`,
  ),
  'a withdrawal left the balance once': notPostedOnce('withdrawals', 'withdrawal', 'main', sql`-o.amount`),
  'a withdrawal is paid once if it is paid, less its fee': notPostedOnce(
    'withdrawals',
    'payout',
    'cashier',
    sql`case when o.state in ('paid', 'confirmed') then o.amount - o.fee else 0 end`,
  ),
  'what was rejected is back, and what did not arrive, once': notPostedOnce(
    'withdrawals',
    'withdrawalReturned',
    'main',
    sql`case when o.state = 'rejected' then o.amount when o.state = 'confirmed' then ${received} else 0 end`,
  ),
  'what waits to be paid out is what was ordered': sql`select from accounts a where kind = 'pendingWithdrawal' and balance <> (select
    coalesce(sum(amount), 0) from withdrawals o where o.customer_id = a.customer_id and state in ('submitted', 'checked', 'approved'))`,
  'the house has the fees of what was paid': sql`select from accounts a where kind = 'fees' and balance <> (select
    coalesce(sum(fee), 0) from withdrawals o where o.customer_id = a.customer_id and state in ('paid', 'confirmed'))`,
  'no day passes its limit': sql`select from withdrawals where state <> 'rejected'
    group by customer_id, (created_at at time zone 'Asia/Ho_Chi_Minh')::date having sum(amount) > 300000`,
  'what one player sent another has': sql`select 1 from accounts where kind = 'transfers' having sum(balance) <> 0`,
  'games have what rounds took and did not pay': sql`select from accounts a where kind = 'games' and balance <> (select
    coalesce(sum(bet_total - win_total), 0) from game_rounds r where r.customer_id = a.customer_id)`,
  'what is held for chases is what their waiting periods cost': heldForChases,
  'each account and each deposit is found by its claim': sql`select from (
      select id as customer_id, 'account' as kind, lower(account) as value from customers
      union all select customer_id, 'contentCode', content_code from deposits where content_code is not null) v
    left join claims c using (kind, value) where c.customer_id is distinct from v.customer_id`,
  'each order that was taken has its reply': sql`select from idempotency_keys where reply is null`,
};

/** What is always so of orders of the lottery, beside the ledger: each ends once, and its round, its stake and its event say the same. */
export const lotteryInvariants: Record<string, SQL> = {
  'an order is settled, cancelled or refunded once': sql`select from lottery_orders o where (o.state <> 'open')::int <> (select count(*)
      from wallet_transactions w where w.customer_id = o.customer_id and w.provider = 'lottery' and w.round_id = o.id::text and w.kind <> 'bet')`,
  'a round has what its order staked and won': sql`select from lottery_orders o join game_rounds r on r.customer_id = o.customer_id
      and r.provider = 'lottery' and r.round_id = o.id::text
    where (r.bet_total, r.win_total, r.ended_at is not null) is distinct from
      (case when o.state in ('cancelled', 'refunded') then 0 else o.amount end, coalesce(o.won, 0), o.state in ('won', 'lost'))`,
  'stakes of a period are what its orders come to': sql`select from lottery_stakes s where (staked, won) <> (select
      coalesce(sum(amount) filter (where state not in ('cancelled', 'refunded')), 0), coalesce(sum(o.won), 0) from lottery_orders o
      where o.customer_id = s.customer_id and o.lottery = s.lottery and o.period = s.period)`,
  'a line has won no more of a period than the cap of a single pick': sql`select from lottery_stakes s, jsonb_each_text(s.line_wins) w
    where w.value::bigint not between 0 and ${limits.prizes.singlePick}`,
  'a settled order is told once': sql`select from lottery_orders o where o.state in ('won', 'lost', 'refunded') and 1 <> (select count(*)
      from live_outbox e where e.customer_id = o.customer_id and e.name = 'lotterySettled' and e.data ->> 'orderId' = o.id::text)`,
  'a kept transaction has the balance that its entry has': sql`select from wallet_transactions w join ledger_transactions t
      on t.customer_id = w.customer_id and t.reference = w.provider || ':' || w.transaction_id
    join ledger_entries e on e.customer_id = t.customer_id and e.transaction_id = t.id and e.kind = 'main'
    where w.balance_after <> e.balance_after or w.amount <> abs(e.amount)`,
};

/** The same of the chases of lotteries. */
export const chaseInvariants: Record<string, SQL> = {
  'what is held for chases is what their waiting periods cost': heldForChases,
  'a chase has what it took: as orders, held for its periods, or given back': sql`select from lottery_chases c where amount <> returned + (select
      coalesce(sum(p.amount) filter (where p.state in ('placed', 'waiting')), 0) from lottery_chase_periods p
      where p.customer_id = c.customer_id and p.chase_id = c.id)`,
  'a chase that is over has no period that waits, and one that runs has': sql`select from lottery_chases c where (state = 'running') <> exists (select
      from lottery_chase_periods p where p.customer_id = c.customer_id and p.chase_id = c.id and p.state = 'waiting')`,
  'a placed period has one order, of its stake and its chase': sql`select from lottery_chase_periods p
    full join (select * from lottery_orders where chase_id is not null) o on o.customer_id = p.customer_id and o.id = p.order_id
    where (p.state = 'placed' or o.id is not null) and (o.chase_id, o.period, o.amount) is distinct from (p.chase_id, p.period, p.amount)`,
};

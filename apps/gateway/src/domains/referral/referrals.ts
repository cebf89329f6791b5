import type { Page, Referral, ReferralTerms } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { giveBonus } from '../../bonuses/giveBonus.ts';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { behindEnd, isoOf, pageOfRows } from '../../db/keyset.ts';
import { mayReceive } from '../promotions/mayReceive.ts';
import { codeOf } from './referralCode.ts';

interface FriendRow {
  id: string;
  createdAt: string;
  nickname: string;
  refused: Referral['refused'] | null;
  hasDeposited: boolean;
  hasWagered: boolean;
  depositPaid: number | null;
  wageredPaid: number | null;
}

/** Friends of a member, `f`, with how far each is: by the deposits of the ledger, and by the figures of days. */
const friends = (customerId: string, { firstDeposit, wagered, mostFriends }: ReferralTerms, isShown: SQL, size: number): SQL => sql`
  with f as materialized (
    select * from (select *, case when refused is null then row_number() over (partition by refused is null order by created_at, id) else 0 end as place
      from referrals where customer_id = ${customerId}::uuid) f
    where ${isShown} order by f.created_at desc, f.id desc limit ${size}
  )
  select f.id, ${isoOf(sql`f.created_at`)} as "createdAt", c.nickname,
    coalesce(f.refused, case when f.place > ${mostFriends} then 'mostFriends' end) as refused,
    exists (select from deposits d where d.customer_id = c.id and d.state = 'credited' and d.amount >= ${firstDeposit.minimum}) as "hasDeposited",
    case when f.wagered_paid is not null then true when f.refused is not null then false
      else coalesce((select sum(bet) from daily_figures b where b.customer_id = c.id), 0) >= ${wagered.target} end as "hasWagered",
    f.deposit_paid::float8 as "depositPaid", f.wagered_paid::float8 as "wageredPaid"
  from f join customers c on c.id = f.id order by f.created_at desc, f.id desc`;

/** What a friend's steps bring that nobody has claimed. */
function openSteps({ refused, hasDeposited, hasWagered, depositPaid, wageredPaid }: FriendRow, { firstDeposit, wagered }: ReferralTerms) {
  const isOpen = refused === null;
  return {
    deposit: isOpen && hasDeposited && depositPaid === null ? firstDeposit.amount : 0,
    wagered: isOpen && hasDeposited && hasWagered && wageredPaid === null ? wagered.amount : 0,
  };
}

/** @param canReceive to an account that is offered nothing what is open is not shown: it waits */
function toReferral(row: FriendRow, terms: ReferralTerms, canReceive: boolean): Referral {
  const open = openSteps(row, terms);
  const { id, createdAt, nickname, refused, hasDeposited, hasWagered, depositPaid, wageredPaid } = row;
  return {
    referralId: id,
    name: `${[...nickname].slice(0, 2).join('')}***`,
    at: createdAt,
    step: hasDeposited ? (hasWagered ? 'wagered' : 'deposited') : 'registered',
    ...(refused !== null && { refused }),
    earned: (depositPaid ?? 0) + (wageredPaid ?? 0),
    claimable: canReceive ? open.deposit + open.wagered : 0,
  };
}

/** All friends that may bring something: no more than the terms count. */
const allFriends = (db: Db | Tx, customerId: string, terms: ReferralTerms): Promise<FriendRow[]> =>
  rowsOf<FriendRow>(db, friends(customerId, terms, sql`f.refused is null and f.place <= ${terms.mostFriends}`, terms.mostFriends));

/** Whether friends have brought something that a member has not claimed; steps that are paid are not looked at again. */
export async function hasClaimable(db: Db, customerId: string, { firstDeposit, wagered }: ReferralTerms): Promise<boolean> {
  const [row] = await rowsOf<{ isSome: boolean }>(
    db,
    sql`with f as materialized (
        select id, deposit_paid from referrals
        where customer_id = ${customerId}::uuid and refused is null and (deposit_paid is null or wagered_paid is null)
      )
      select exists (select 1 from f join customers c on c.id = f.id
        where exists (select from deposits d where d.customer_id = c.id and d.state = 'credited' and d.amount >= ${firstDeposit.minimum})
        and (f.deposit_paid is null
          or coalesce((select sum(bet) from daily_figures b where b.customer_id = c.id), 0) >= ${wagered.target})) as "isSome"`,
  );
  return row?.isSome ?? false;
}

/** What a member's friends have brought, and have for him now; an account that is given nothing has nothing to claim. */
export async function readReferral(db: Db, customerId: string, terms: ReferralTerms) {
  const canReceive = await mayReceive(db, customerId);
  const rows = (await allFriends(db, customerId, terms)).map((row) => toReferral(row, terms, canReceive));
  const [all] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int as count from referrals where customer_id = ${customerId}::uuid`,
  );
  const sumOf = (name: 'earned' | 'claimable'): number => rows.reduce((sum, row) => sum + row[name], 0);
  return {
    code: await codeOf(db, customerId),
    terms,
    friends: all?.count ?? 0,
    earned: sumOf('earned'),
    claimable: sumOf('claimable'),
  };
}

/** One page of a member's friends, the newest first. @throws AppError `validation_failed` for what is no page’s end */
export async function listFriends(
  db: Db,
  customerId: string,
  terms: ReferralTerms,
  { after, size }: { after?: string | undefined; size: number },
): Promise<Page<Referral>> {
  const isShown = sql`(f.created_at, f.id) in (select created_at, id from referrals where customer_id = ${customerId}::uuid and ${behindEnd(after)})`;
  const rows = await rowsOf<FriendRow>(db, friends(customerId, terms, isShown, size + 1));
  const page = pageOfRows(rows, size);
  const canReceive = await mayReceive(db, customerId);
  return { ...page, rows: page.rows.map((row) => toReferral(row, terms, canReceive)) };
}

/** Claims what friends have brought: each step once, whatever comes at once. @returns the amount, 0 where there is nothing */
export async function claimFriends(tx: Tx, customerId: string, terms: ReferralTerms): Promise<number> {
  await tx.execute(sql`select from customers where id = ${customerId}::uuid for no key update`);
  if (!(await mayReceive(tx, customerId))) return 0;
  let total = 0;
  for (const row of await allFriends(tx, customerId, terms)) {
    const open = openSteps(row, terms);
    if (open.deposit + open.wagered === 0) continue;
    await tx.execute(
      sql`update referrals set deposit_paid = coalesce(deposit_paid, ${open.deposit || null}), wagered_paid = coalesce(wagered_paid, ${open.wagered || null})
        where customer_id = ${customerId}::uuid and id = ${row.id}::uuid`,
    );
    total += open.deposit + open.wagered;
  }
  if (total === 0) return 0;
  await giveBonus(tx, {
    customerId,
    amount: total,
    title: { vi: 'Giới thiệu bạn', en: 'Referral' },
    reference: 'referral',
    wagering: { times: terms.wageringTimes, of: 'bonus', weights: {} },
    daysToUse: 30,
  });
  return total;
}

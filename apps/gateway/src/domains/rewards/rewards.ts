import {
  type CheckIn,
  type Page,
  type Promotion,
  type PromotionReward,
  type Reward,
  type RewardRow,
  type RewardUnit,
  rewardUnitOf,
} from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { behind, isoOf, pageOfRows } from '../../db/keyset.ts';
import { AppError } from '../../wire/AppError.ts';
import { counterOf } from '../promotions/counterOf.ts';
import { claimOffer, listOffers } from '../promotions/takePart.ts';

function toReward({ promotionId, kind, title, summary, picture, claimable = 0, entry, status, reward }: Promotion): Reward[] {
  if (status !== 'claim' || kind === 'deposit') return [];
  const until = entry?.claimUntil;
  const unit = rewardUnitOf(reward);
  return [
    {
      promotionId,
      kind: counterOf[kind],
      title,
      summary,
      picture,
      amount: claimable,
      ...(unit && { unit }),
      ...(until !== undefined && { claimUntil: until }),
    },
  ];
}

function toCheckIn({ promotionId, title, reward, streak, status }: Promotion): CheckIn[] {
  if (reward.type !== 'calendar' || !streak || status === 'close' || status === 'comingSoon') return [];
  return [{ promotionId, title, days: reward.days, streak }];
}

/** What a member was given since the first day of the brand's month, less what was taken back. */
async function givenThisMonth(db: Db, customerId: string, timeZone: string): Promise<number> {
  const [row] = await rowsOf<{ given: number }>(
    db,
    sql`select coalesce(sum(case when t.kind = 'bonus' then 1 else -1 end * abs(e.amount)), 0)::float8 as given
      from ledger_transactions t join ledger_entries e on e.customer_id = t.customer_id and e.transaction_id = t.id and e.kind = 'main'
      where t.customer_id = ${customerId}::uuid and t.kind in ('bonus', 'bonusReturned')
        and t.created_at >= date_trunc('month', clock_timestamp() at time zone ${timeZone}::text) at time zone ${timeZone}::text`,
  );
  return Math.max(0, row?.given ?? 0);
}

/** What a member can claim now, his check-in, and what he was given this month. */
export async function readRewards(
  db: Db,
  customerId: string,
  timeZone: string,
): Promise<{ rewards: Reward[]; checkIn?: CheckIn; givenThisMonth: number }> {
  const offers = await listOffers(db, customerId, timeZone);
  const [checkIn] = offers.flatMap(toCheckIn);
  return {
    rewards: offers.flatMap(toReward),
    ...(checkIn && { checkIn }),
    givenThisMonth: await givenThisMonth(db, customerId, timeZone),
  };
}

type ClaimedReward = Pick<Reward, 'promotionId' | 'amount' | 'unit'>;

/** Claims all that can be claimed; what is gone meanwhile is left out. The caller's transaction has the member's row held by the first claim. */
export async function claimAll(tx: Tx, customerId: string, timeZone: string): Promise<{ claimed: ClaimedReward[] }> {
  const claimed: ClaimedReward[] = [];
  for (const { promotionId, amount, unit } of (await listOffers(tx, customerId, timeZone)).flatMap(toReward)) {
    try {
      // Of its own, so that a refused one undoes itself alone.
      await tx.transaction((inner) => claimOffer(inner, customerId, promotionId, timeZone));
      claimed.push({ promotionId, amount, ...(unit && { unit }) });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return { claimed };
}

type HistoryRow = Omit<RewardRow, 'unit' | 'amount' | 'claimUntil' | 'reason' | 'bonus'> & {
  id: string;
  createdAt: string;
  amount: number | null;
  reward: PromotionReward;
  claimUntil: string | null;
  reason: string | null;
  bonus: RewardRow['bonus'] | null;
};

const unitOf = (reward: PromotionReward): { unit?: RewardUnit } => {
  const unit = rewardUnitOf(reward);
  return unit ? { unit } : {};
};

/** A member's parts in promotions, the newest first. */
export async function listHistory(
  db: Db,
  customerId: string,
  { after, size, recordDays }: { after?: string | undefined; size: number; recordDays: number },
): Promise<Page<RewardRow>> {
  const rows = await rowsOf<HistoryRow>(
    db,
    sql`select id, id as "entryId", promotion_id as "promotionId", ${isoOf(sql`created_at`)} as "createdAt", ${isoOf(sql`state_at`)} as at,
        case when claim_until <= clock_timestamp() and state in ('approved', 'ended') then 'lapsed' else state end as state,
        amount::float8 as amount, ${isoOf(sql`claim_until`)} as "claimUntil", reason,
        (select terms -> 'title' from promotion_versions v where v.promotion_id = promotion_entries.promotion_id
          and v.version = promotion_entries.version) as title,
        (select terms -> 'reward' from promotion_versions v where v.promotion_id = promotion_entries.promotion_id
          and v.version = promotion_entries.version) as reward,
        (select coalesce(b.ending, 'open') from bonuses b where b.customer_id = promotion_entries.customer_id
          and b.entry_id = promotion_entries.id limit 1) as bonus
      from promotion_entries where customer_id = ${customerId}::uuid and ${behind(after, recordDays)}
      order by created_at desc, id desc limit ${size + 1}`,
  );
  const { rows: shown, next } = pageOfRows(rows, size);
  return {
    rows: shown.map(({ id: _, createdAt: __, amount, reward, claimUntil, reason, bonus, ...row }) => ({
      ...row,
      ...unitOf(reward),
      ...(amount !== null && { amount }),
      ...(claimUntil !== null && { claimUntil }),
      ...(reason !== null && { reason }),
      ...(bonus && { bonus }),
    })),
    ...(next !== undefined && { next }),
  };
}

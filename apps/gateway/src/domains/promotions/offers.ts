import type { EntryState, HeldBonus, Promotion, PromotionTerms } from '@baize/contract';
import { promotionStatusOf, rewardOf } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { openBonuses } from '../../bonuses/openBonuses.ts';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { isoOf } from '../../db/keyset.ts';
import { settledDays } from '../../rollups/playedDays.ts';
import { mayReceive } from './mayReceive.ts';

/** A promotion of the brand as it is now. */
export interface Offer {
  terms: PromotionTerms;
  version: number;
  /** Switched off, or nothing of its budget is left. */
  isOver: boolean;
}

/** A member's part that counts today. */
export interface Entry {
  entryId: string;
  promotionId: string;
  occasion: string;
  state: EntryState;
  amount: number | null;
  comment: string | null;
  reason: string | null;
  claimUntil: string | null;
  at: string;
  images: number;
}

/** What of a member decides about his part in promotions. */
export interface MemberFacts {
  isPhoneProved: boolean;
  daysSinceOpening: number;
  /** Deposits that were credited: ever, and today. */
  deposits: number;
  depositsToday: number;
  /** Promotions of deposits that are not paid yet. */
  ordered: readonly string[];
  /** Net loss of yesterday's rounds, 0 without one. */
  lostYesterday: number;
  entries: readonly Entry[];
  /** Days of each calendar in a row, up to yesterday or today. */
  streaks: ReadonlyMap<string, { days: number; isTakenToday: boolean }>;
  bonuses: readonly HeldBonus[];
}

/** The brand's promotions, in their order. */
export async function readOffers(db: Db | Tx, promotionId?: string): Promise<Offer[]> {
  return rowsOf<Offer>(
    db,
    sql`select terms, version, is_off or coalesce(spent >= budget, false) as "isOver" from promotions
      ${promotionId === undefined ? sql`` : sql`where promotion_id = ${promotionId}`} order by place, promotion_id`,
  );
}

/** The brand's day now, as `YYYY-MM-DD`. */
export async function today(db: Db | Tx, timeZone: string): Promise<string> {
  const [row] = await rowsOf<{ day: string }>(db, sql`select (clock_timestamp() at time zone ${timeZone}::text)::date::text as day`);
  return row?.day ?? '';
}

/** For which occasion a member's part is that begins now. */
export const occasionOf = ({ repeats }: Pick<PromotionTerms, 'repeats'>, day: string): string => (repeats === 'daily' ? day : 'once');

/** Parts of a member, `e`, as they are read. */
export const entryColumns = sql`e.id as "entryId", e.promotion_id as "promotionId", e.occasion, e.state, e.amount::float8 as amount, e.comment, e.reason,
  ${isoOf(sql`e.claim_until`)} as "claimUntil", ${isoOf(sql`e.state_at`)} as at,
  (select count(*)::int from proofs p where p.customer_id = e.customer_id and p.order_id = e.id) as images`;

async function lossOf(db: Db | Tx, customerId: string, timeZone: string): Promise<number> {
  const [row] = await rowsOf<{ lost: number }>(
    db,
    sql`select coalesce(sum(s.bet - s.win), 0)::float8 as lost from (${settledDays({
      customerId,
      timeZone,
      inPeriod: sql`day = (clock_timestamp() at time zone ${timeZone}::text)::date - 1`,
    })}) s`,
  );
  return Math.max(0, row?.lost ?? 0);
}

/** Days in a row of each calendar: those that end today, or yesterday where today's is not taken yet. Each day keeps how many there were. */
async function streaksOf(db: Db | Tx, customerId: string, day: string): Promise<MemberFacts['streaks']> {
  const rows = await rowsOf<{ promotionId: string; days: number; isTakenToday: boolean }>(
    db,
    sql`select distinct on (p.promotion_id) p.promotion_id as "promotionId", coalesce(e.streak, 1) as days, e.occasion = ${day} as "isTakenToday"
      from promotions p join promotion_entries e on e.customer_id = ${customerId}::uuid and e.promotion_id = p.promotion_id
        and e.occasion in (${day}, (${day}::date - 1)::text) and e.state = 'claimed'
      where p.terms ->> 'kind' = 'checkIn' order by p.promotion_id, e.occasion desc`,
  );
  return new Map(rows.map(({ promotionId, ...streak }) => [promotionId, streak]));
}

/** What of a member decides now; undefined for an account that is given nothing. */
export async function readFacts(db: Db | Tx, customerId: string, timeZone: string): Promise<MemberFacts | undefined> {
  if (!(await mayReceive(db, customerId))) return undefined;
  const day = await today(db, timeZone);
  const [row] = await rowsOf<Pick<MemberFacts, 'isPhoneProved' | 'daysSinceOpening' | 'deposits' | 'depositsToday' | 'ordered'>>(
    db,
    sql`select c.mobile_proved_at is not null as "isPhoneProved",
        floor(extract(epoch from clock_timestamp() - c.created_at) / 86400)::int as "daysSinceOpening", d.* from customers c, lateral (
          select count(*) filter (where state = 'credited')::int as deposits,
            count(*) filter (where state = 'credited' and (settled_at at time zone ${timeZone}::text)::date = ${day}::date)::int as "depositsToday",
            coalesce(array_agg(promotion_id) filter (where promotion_id is not null and state = 'waiting'), '{}') as ordered
          from deposits where customer_id = c.id) d where c.id = ${customerId}::uuid`,
  );
  if (!row) return undefined;
  const entries = await rowsOf<Entry>(
    db,
    sql`select ${entryColumns} from promotion_entries e where e.customer_id = ${customerId}::uuid and e.occasion in ('once', ${day})`,
  );
  return {
    ...row,
    entries,
    lostYesterday: await lossOf(db, customerId, timeZone),
    streaks: await streaksOf(db, customerId, day),
    bonuses: await openBonuses(db, customerId),
  };
}

const isOccasion: Record<NonNullable<PromotionTerms['occasion']>, (facts: MemberFacts) => boolean> = {
  first: ({ deposits }) => deposits === 0,
  secondOfDay: ({ depositsToday }) => depositsToday === 1,
  always: () => true,
};

/** Whether a member may take part now, by all rules of the terms. */
export function isEligible({ audience, occasion }: PromotionTerms, facts: MemberFacts): boolean {
  const { phoneProved, openedWithinDays, deposits } = audience;
  return (
    (!phoneProved || facts.isPhoneProved) &&
    (openedWithinDays === undefined || facts.daysSinceOpening < openedWithinDays) &&
    (deposits === undefined || facts.deposits >= deposits) &&
    (occasion === undefined || isOccasion[occasion](facts))
  );
}

/** What a member could claim now of a promotion that needs no part in it before; 0 for nothing. */
export function claimableOf({ promotionId, kind, reward, minimum = 0 }: PromotionTerms, facts: MemberFacts): number {
  switch (kind) {
    case 'signUp':
      return rewardOf(reward, {});
    case 'rescue':
      return facts.lostYesterday >= Math.max(1, minimum) ? rewardOf(reward, { of: facts.lostYesterday }) : 0;
    case 'checkIn': {
      const streak = facts.streaks.get(promotionId);
      return streak?.isTakenToday ? 0 : rewardOf(reward, { day: (streak?.days ?? 0) + 1 });
    }
    default:
      return 0;
  }
}

const momentOf = (iso: string | null | undefined): number | undefined => (iso ? Date.parse(iso) : undefined);

/** Whether a promotion has not ended by its time. */
export const isRunning = ({ endsAt }: PromotionTerms, now: number): boolean => endsAt === undefined || Date.parse(endsAt) > now;

/** A promotion as its reader sees it; without facts he is a visitor, or an account that is given nothing. */
export function toPromotion({ terms, version, isOver }: Offer, facts: MemberFacts | undefined, day: string, now: number): Promotion {
  const entry = facts?.entries.find((one) => one.promotionId === terms.promotionId && one.occasion === occasionOf(terms, day));
  const isOpenTo = facts === undefined || entry?.state === 'joined' || isEligible(terms, facts);
  const claimable = facts && !entry && isOpenTo ? claimableOf(terms, facts) : 0;
  const status = promotionStatusOf({
    now,
    releasesAt: momentOf(terms.releasesAt),
    endsAt: momentOf(terms.endsAt),
    isOver,
    isEligible: isOpenTo,
    isAutomatic: facts !== undefined && terms.way === 'automatic',
    isClaimable: claimable > 0,
    entry: entry && { state: entry.state, claimUntil: momentOf(entry.claimUntil) },
  });
  const bonus = facts?.bonuses.find((one) => one.promotionId === terms.promotionId);
  const amount = entry?.state === 'approved' ? (entry.amount ?? 0) : claimable;
  const streak = facts?.streaks.get(terms.promotionId);
  return {
    ...terms,
    version,
    status,
    ...(entry && {
      entry: {
        entryId: entry.entryId,
        at: entry.at,
        images: entry.images,
        ...(entry.amount !== null && { amount: entry.amount }),
        ...(entry.comment !== null && { comment: entry.comment }),
        ...(entry.reason !== null && { reason: entry.reason }),
        ...(entry.claimUntil !== null && { claimUntil: entry.claimUntil }),
      },
    }),
    ...(status === 'close' && !isOpenTo && !isOver && isRunning(terms, now) && { isLeftOut: true }),
    ...(status === 'claim' && { claimable: amount }),
    ...(bonus && { bonus }),
    ...(terms.kind === 'checkIn' && facts && { streak: streak ?? { days: 0, isTakenToday: false } }),
  };
}

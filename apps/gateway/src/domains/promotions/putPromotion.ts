import { type PromotionTerms, promotionTerms, rewardUnitOf } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { OperatorError } from '../../operator/arguments.ts';

/** A promotion as a brand writes it down: its terms, its budget in what its reward is counted in, and its place on the page. */
export interface WrittenPromotion {
  terms: PromotionTerms;
  budget: number | null;
  place: number;
}

const isCounted = (reward: PromotionTerms['reward']): boolean => rewardUnitOf(reward) !== undefined;

/** A rule that the shape of terms can't say. */
const rules: readonly [field: string, isBroken: (terms: PromotionTerms) => boolean, sentence: string][] = [
  ['reward', ({ kind, reward }) => kind === 'deposit' && reward.type !== 'percent', 'of a deposit promotion is a percent'],
  [
    'occasion',
    ({ kind, occasion }) => (kind === 'deposit') !== (occasion !== undefined),
    'belongs to a deposit promotion, and to no other',
  ],
  ['reward', ({ kind, reward }) => (kind === 'checkIn') !== (reward.type === 'calendar'), 'of a check-in is a calendar, and of no other'],
  ['reward', ({ kind, reward }) => kind === 'rescue' && reward.type !== 'percent', 'of a rescue is a percent'],
  [
    'reward',
    ({ kind, reward }) => isCounted(reward) && kind !== 'signUp' && kind !== 'gift',
    'of tickets or points is that of a sign-up or a gift',
  ],
  ['wagering.times', ({ reward, wagering }) => isCounted(reward) && wagering.times > 0, 'is 0 for tickets and points'],
  [
    'repeats',
    ({ kind, repeats }) => (kind === 'checkIn' || kind === 'rescue') && repeats !== 'daily',
    'is daily for a check-in and a rescue',
  ],
  [
    'repeats',
    ({ kind, repeats }) => (kind === 'signUp' || kind === 'gift') && repeats !== 'once',
    'is once for a sign-up reward and a gift',
  ],
  [
    'way',
    ({ kind, way }) => (kind === 'signUp' || kind === 'checkIn' || kind === 'rescue') && way !== 'automatic',
    'of a sign-up reward, a check-in and a rescue is automatic',
  ],
  ['way', ({ kind, way }) => kind === 'gift' && way === 'join', 'of a gift is apply, or automatic where customer service gives it'],
  ['way', ({ kind, way }) => kind === 'deposit' && way !== 'join', 'of a deposit promotion is join'],
  [
    'wagering',
    ({ kind, wagering }) => kind !== 'deposit' && wagering.of === 'depositAndBonus',
    'is of the deposit for a deposit promotion alone',
  ],
  [
    'releasesAt',
    ({ releasesAt }) => releasesAt !== undefined && Number.isNaN(Date.parse(releasesAt)),
    'is a moment: 2026-12-01T00:00:00+07:00',
  ],
  ['endsAt', ({ endsAt }) => endsAt !== undefined && Number.isNaN(Date.parse(endsAt)), 'is a moment: 2026-12-31T23:59:59+07:00'],
  [
    'endsAt',
    ({ releasesAt, endsAt }) => releasesAt !== undefined && endsAt !== undefined && Date.parse(endsAt) <= Date.parse(releasesAt),
    'is behind releasesAt',
  ],
];

/**
 * Reads a promotion from JSON: the terms, and `budget` and `place` beside them.
 * @returns the promotion, or what is wrong with which field
 */
export function readPromotion(written: unknown): { promotion: WrittenPromotion } | { fault: string } {
  if (typeof written !== 'object' || written === null) return { fault: 'It is no object.' };
  const { budget = null, place = 0, ...rest } = written as Record<string, unknown>;
  const parsed = promotionTerms.safeParse(rest);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { fault: `${issue?.path.join('.') || 'It'}: ${issue?.message ?? 'is refused'}` };
  }
  const unknown = Object.keys(rest).find((name) => !Object.hasOwn(promotionTerms.shape, name));
  if (unknown) return { fault: `${unknown}: there is no such field` };
  const broken = rules.find(([, isBroken]) => isBroken(parsed.data));
  if (broken) return { fault: `${broken[0]} ${broken[2]}` };
  if (budget !== null && !(Number.isSafeInteger(budget) && Number(budget) > 0))
    return { fault: 'budget is a whole number above 0, or null' };
  if (!Number.isSafeInteger(place)) return { fault: 'place is a whole number' };
  return { promotion: { terms: parsed.data, budget: budget as number | null, place: place as number } };
}

/** Whether two terms say the same: the database keeps no order of fields. */
const isSame = sql`promotions.terms = excluded.terms`;

/**
 * Holds a promotion that is there already, and refuses another kind where a member has a part in it: parts, their days and what they brought are read by
 * the kind.
 */
async function assertSameKind(db: Db | Tx, { promotionId, kind }: PromotionTerms): Promise<void> {
  const [kept] = await rowsOf<{ kind: string; hasSpent: boolean }>(
    db,
    sql`select terms ->> 'kind' as kind, spent > 0 as "hasSpent" from promotions where promotion_id = ${promotionId} for update`,
  );
  if (!kept || kept.kind === kind) return;
  const hasPart = async () =>
    (await rowsOf(db, sql`select 1 from promotion_entries where promotion_id = ${promotionId} limit 1`)).length > 0;
  if (kept.hasSpent || (await hasPart()))
    throw new OperatorError(
      `kind of ${promotionId} stays ${kept.kind}: members have parts in it. Offer the ${kind} by another promotionId.`,
    );
}

/**
 * Keeps a promotion. Changed terms are a new version, which holds for parts that begin from here on; what it has spent stays.
 * @returns the version that holds now
 * @throws OperatorError where its kind would change and a member has a part in it
 */
export async function putPromotion(db: Db | Tx, { terms, budget, place }: WrittenPromotion): Promise<number> {
  await assertSameKind(db, terms);
  const data = JSON.stringify(terms);
  const [row] = await rowsOf<{ version: number }>(
    db,
    sql`insert into promotions (promotion_id, version, terms, budget, place) values (${terms.promotionId}, 1, ${data}::jsonb, ${budget}, ${place})
      on conflict (promotion_id) do update set version = promotions.version + case when ${isSame} then 0 else 1 end, terms = excluded.terms,
        budget = excluded.budget, place = excluded.place, is_off = false returning version`,
  );
  const version = row?.version ?? 1;
  await db.execute(
    sql`insert into promotion_versions (promotion_id, version, terms) values (${terms.promotionId}, ${version}, ${data}::jsonb) on conflict do nothing`,
  );
  return version;
}

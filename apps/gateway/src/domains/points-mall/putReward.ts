import { type PointRewardTerms, pointRewardTerms } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';

/** A reward as a brand writes it down: its terms, and its place on the page. */
export interface WrittenReward {
  terms: PointRewardTerms;
  place: number;
}

/** With its zone, in years that the database reads as well: it compares them itself. */
const written = /^[12]\d{3}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;
const isTime = (text: string | undefined): boolean => text === undefined || (written.test(text) && !Number.isNaN(new Date(text).valueOf()));
const inUtc = (text: string): string => new Date(text).toISOString();

/** A rule that the shape of terms can't say. */
const rules: readonly [field: string, isBroken: (terms: PointRewardTerms) => boolean, sentence: string][] = [
  ['startsAt', ({ startsAt }) => !isTime(startsAt), 'is a time such as 2030-01-31T03:00:00+07:00'],
  ['endsAt', ({ endsAt }) => !isTime(endsAt), 'is a time such as 2030-01-31T03:00:00+07:00'],
  [
    'endsAt',
    ({ startsAt, endsAt }) => startsAt !== undefined && endsAt !== undefined && new Date(endsAt) <= new Date(startsAt),
    'is after startsAt',
  ],
  ['name', ({ name }) => name.vi.trim() === '' || name.en.trim() === '', 'is a text in vi and in en'],
];

/**
 * Reads a reward from JSON: the terms, and `place` beside them.
 * @returns the reward, or what is wrong with which field
 */
export function readReward(written: unknown): { reward: WrittenReward } | { fault: string } {
  if (typeof written !== 'object' || written === null) return { fault: 'It is no object.' };
  const { place = 0, ...rest } = written as Record<string, unknown>;
  const parsed = pointRewardTerms.safeParse(rest);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { fault: `${issue?.path.join('.') || 'It'}: ${issue?.message ?? 'is refused'}` };
  }
  const unknown = Object.keys(rest).find((name) => !Object.hasOwn(pointRewardTerms.shape, name));
  if (unknown) return { fault: `${unknown}: there is no such field` };
  const broken = rules.find(([, isBroken]) => isBroken(parsed.data));
  if (broken) return { fault: `${broken[0]} ${broken[2]}` };
  if (!Number.isSafeInteger(place)) return { fault: 'place is a whole number' };
  const { startsAt, endsAt, ...terms } = parsed.data;
  const period = { ...(startsAt !== undefined && { startsAt: inUtc(startsAt) }), ...(endsAt !== undefined && { endsAt: inUtc(endsAt) }) };
  return { reward: { terms: { ...terms, ...period }, place: place as number } };
}

/**
 * Keeps a reward. Requests keep the terms and the price of their moment.
 * @returns false where more were redeemed than the stock would be: nothing has changed then
 */
export async function putReward(db: Db | Tx, { terms, place }: WrittenReward): Promise<boolean> {
  const kept = await rowsOf(
    db,
    sql`insert into point_rewards as w (reward_id, terms, place, stock) values (${terms.rewardId}, ${JSON.stringify(terms)}::jsonb, ${place}, ${terms.stock ?? null}::int)
      on conflict (reward_id) do update set terms = excluded.terms, place = excluded.place, stock = excluded.stock, is_off = false
      where w.redeemed <= coalesce(excluded.stock, w.redeemed) returning 1`,
  );
  return kept.length > 0;
}

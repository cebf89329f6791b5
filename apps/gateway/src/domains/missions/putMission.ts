import { type MissionTerms, missionTerms } from '@baize/contract';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';

/** A mission as a brand writes it down: its terms, and its place on the page. */
export interface WrittenMission {
  terms: MissionTerms;
  place: number;
}

const mostVendors = 8;
const days = { day: 1, week: 7 };

/** A rule that the shape of terms can't say. */
const rules: readonly [field: string, isBroken: (terms: MissionTerms) => boolean, sentence: string][] = [
  ['wagering.of', ({ wagering }) => wagering.of !== 'bonus', 'is bonus'],
  ['target', ({ measure, target }) => measure === 'vendors' && target > mostVendors, `of vendors is ${mostVendors} at most`],
  [
    'target',
    ({ measure, target, period }) => measure === 'checkIns' && target > days[period],
    'of checkIns is no more than the period has days',
  ],
];

/**
 * Reads a mission from JSON: the terms, and `place` beside them.
 * @returns the mission, or what is wrong with which field
 */
export function readMission(written: unknown): { mission: WrittenMission } | { fault: string } {
  if (typeof written !== 'object' || written === null) return { fault: 'It is no object.' };
  const { place = 0, ...rest } = written as Record<string, unknown>;
  const parsed = missionTerms.safeParse(rest);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { fault: `${issue?.path.join('.') || 'It'}: ${issue?.message ?? 'is refused'}` };
  }
  const unknown = Object.keys(rest).find((name) => !Object.hasOwn(missionTerms.shape, name));
  if (unknown) return { fault: `${unknown}: there is no such field` };
  const broken = rules.find(([, isBroken]) => isBroken(parsed.data));
  if (broken) return { fault: `${broken[0]} ${broken[2]}` };
  if (!Number.isSafeInteger(place)) return { fault: 'place is a whole number' };
  return { mission: { terms: parsed.data, place: place as number } };
}

/** Keeps a mission. Changed terms hold at once for what was not claimed yet. */
export async function putMission(db: Db | Tx, { terms, place }: WrittenMission): Promise<void> {
  await db.execute(
    sql`insert into missions (mission_id, terms, place) values (${terms.missionId}, ${JSON.stringify(terms)}::jsonb, ${place})
      on conflict (mission_id) do update set terms = excluded.terms, place = excluded.place, is_off = false`,
  );
}

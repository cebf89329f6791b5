import { randomUUID } from 'node:crypto';
import { type RainTerms, rainTerms } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../../db/database.ts';
import { schema } from '../../../db/schema.ts';
import { split } from './split.ts';

/** A rule that the shape of terms can't say. */
const rules: readonly [isBroken: (terms: RainTerms) => boolean, sentence: string][] = [
  [({ pool, pieces, least }) => pool < pieces * least, 'pool: is less than its pieces hold at least'],
  [({ startsAt }) => Number.isNaN(Date.parse(startsAt)), 'startsAt: is a moment: 2026-12-01T20:00:00+07:00'],
  [({ startsAt }) => Date.parse(startsAt) < Date.now(), 'startsAt: is over'],
  [({ minutes, everyMinutes }) => everyMinutes !== undefined && everyMinutes < minutes, 'everyMinutes: is less than its minutes'],
  [({ wagering }) => wagering.of === 'depositAndBonus', 'wagering.of: is bonus, for an envelope comes with no deposit'],
];

/**
 * Reads a rain from JSON.
 * @returns its terms, or what is wrong with which field
 */
export function readRain(written: unknown): { terms: RainTerms } | { fault: string } {
  if (typeof written !== 'object' || written === null) return { fault: 'It is no object.' };
  const unknown = Object.keys(written).find((name) => !Object.hasOwn(rainTerms.shape, name));
  if (unknown) return { fault: `${unknown}: there is no such field` };
  const parsed = rainTerms.safeParse(written);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { fault: `${issue?.path.join('.') || 'It'}: ${issue?.message ?? 'is refused'}` };
  }
  const broken = rules.find(([isBroken]) => isBroken(parsed.data));
  return broken ? { fault: broken[1] } : { terms: parsed.data };
}

/**
 * Announces a rain, and splits its pool. The pieces that are kept are summed, and the database refuses a rain whose pieces don’t come to its pool.
 * @param agentId who has paid it; none for the house
 * @returns its id
 */
export async function putRain(tx: Tx, terms: RainTerms, agentId?: string): Promise<string> {
  const { title, pool, pieces, least, startsAt, minutes, everyMinutes, wagering, daysToWager } = terms;
  const id = randomUUID();
  const begin = new Date(startsAt);
  await tx.execute(
    sql`insert into rain_pieces (rain_id, slot, amount) select ${id}::uuid, (place - 1)::int, piece::bigint
      from jsonb_array_elements_text(${JSON.stringify(split({ pool, pieces, least }))}::jsonb) with ordinality as split (piece, place)`,
  );
  const [kept] = await rowsOf<{ sum: number; count: number }>(
    tx,
    sql`select sum(amount)::bigint as sum, count(*)::int as count from rain_pieces where rain_id = ${id}::uuid`,
  );
  await tx.insert(schema.rains).values({
    ...{ id, title, pool, pieces, least, wagering, daysToWager },
    agentId: agentId ?? null,
    startsAt: begin,
    endsAt: new Date(begin.valueOf() + minutes * 60_000),
    everyMinutes: everyMinutes ?? null,
    splitSum: kept?.sum ?? 0,
    splitPieces: kept?.count ?? 0,
  });
  return id;
}

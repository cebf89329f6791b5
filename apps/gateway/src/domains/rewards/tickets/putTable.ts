import { type PrizeTable, prizeTable, weightSum } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../../db/database.ts';

/** A rule that the shape of a table can't say. */
const rules: readonly [isBroken: (table: PrizeTable) => boolean, sentence: string][] = [
  [
    ({ prizes }) => prizes.reduce((sum, { weight }) => sum + weight, 0) !== weightSum,
    `prizes: their weights are thousandths of a percent, and sum to ${weightSum}`,
  ],
  [({ prizes }) => new Set(prizes.map(({ prizeId }) => prizeId)).size < prizes.length, 'prizes: a prizeId is there twice'],
  [
    ({ prizes, fallback }) => prizes.some(({ stock }) => stock !== undefined) !== (fallback !== undefined),
    'fallback: belongs to a table with a stock, and to no other',
  ],
  [
    ({ prizes, fallback }) => fallback !== undefined && !prizes.some(({ prizeId, stock }) => prizeId === fallback && stock === undefined),
    'fallback: is the prizeId of a prize without a stock',
  ],
  [({ wagering }) => wagering.of === 'depositAndBonus', 'wagering.of: is bonus, for a prize comes with no deposit'],
];

/**
 * Reads a prize table from JSON.
 * @returns the table, or what is wrong with which field
 */
export function readTable(written: unknown): { table: PrizeTable } | { fault: string } {
  if (typeof written !== 'object' || written === null) return { fault: 'It is no object.' };
  const unknown = Object.keys(written).find((name) => !Object.hasOwn(prizeTable.shape, name));
  if (unknown) return { fault: `${unknown}: there is no such field` };
  const parsed = prizeTable.safeParse(written);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { fault: `${issue?.path.join('.') || 'It'}: ${issue?.message ?? 'is refused'}` };
  }
  const broken = rules.find(([isBroken]) => isBroken(parsed.data));
  return broken ? { fault: broken[1] } : { table: parsed.data };
}

/**
 * Keeps a prize table as the newest version of its kind, with a stock of its own. Tickets that were given out keep theirs.
 * @returns the version; that of before where the table says the same
 * @throws where two are put at once: the second fails, and has changed nothing
 */
export async function putTable(tx: Tx, table: PrizeTable): Promise<number> {
  const data = JSON.stringify(table);
  const [newest] = await rowsOf<{ version: number; isSame: boolean }>(
    tx,
    sql`select version, prizes = ${data}::jsonb as "isSame" from ticket_tables where kind = ${table.kind} order by version desc limit 1`,
  );
  if (newest?.isSame) return newest.version;
  const version = (newest?.version ?? 0) + 1;
  await tx.execute(sql`insert into ticket_tables (kind, version, prizes) values (${table.kind}, ${version}, ${data}::jsonb)`);
  for (const { prizeId, stock } of table.prizes) {
    if (stock === undefined) continue;
    await tx.execute(
      sql`insert into ticket_stock (kind, version, prize_id, total) values (${table.kind}, ${version}, ${prizeId}, ${stock})`,
    );
  }
  return version;
}

import type { PromotionTerms } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';

/** The terms of a version of a promotion: those that a part began with. */
export async function termsOf(db: Db | Tx, promotionId: string, version: number): Promise<PromotionTerms | undefined> {
  const [row] = await rowsOf<{ terms: PromotionTerms }>(
    db,
    sql`select terms from promotion_versions where promotion_id = ${promotionId} and version = ${version}`,
  );
  return row?.terms;
}

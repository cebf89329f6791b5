import { orderIdBeginOf } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';

/** The ids of a named order: by its short number (`D7K2-9941`), or by the whole id. */
export function orderNamed(column: SQL, typed: string): SQL {
  const begin = orderIdBeginOf(typed);
  if (begin === undefined) return sql`${column}::text = ${typed.toLowerCase()}`;
  return sql`${column} between ${`${begin}00-0000-0000-000000000000`}::uuid and ${`${begin}ff-ffff-ffff-ffffffffffff`}::uuid`;
}

import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../apps/gateway/src/db/database.ts';
import { openDatabase } from '../../../apps/gateway/src/db/open.ts';
import { schema } from '../../../apps/gateway/src/db/schema.ts';
import { readCustomerToken } from '../../../apps/gateway/src/domains/session/tokens.ts';
import type { Place } from './seededDatabase.ts';

/** Of one player twenty deposits wait at most, so that it takes many players to order some thousands. */
export const payerCount = 1_500;
/** The session of one of them; the same in every database, as is his id. */
export function payerToken(place: number): string {
  const id = createHash('md5').update(`payer${place}`).digest('base64url');
  return id + createHash('sha256').update(`payer ${place}`).digest('base64url');
}

/** Players who are logged in and have ordered nothing yet. */
export async function insertPayers(place: Place): Promise<void> {
  const database = await openDatabase(place);
  try {
    await database.db.execute(sql`insert into customers (id, account, nickname, type, password_hash)
      select md5('payer' || n)::uuid, 'payer' || n, 'payer' || n, 0, '-' from generate_series(0, ${payerCount - 1}::int) n`);
    const payers = await payersIn(database);
    const expiresAt = sql`now() + interval '1 day'`;
    const rows = payers.map(({ id, hash }) => ({ customerId: id, tokenHash: hash, ip: '127.0.0.1', userAgent: 'bench', expiresAt }));
    await database.db.insert(schema.sessions).values(rows);
  } finally {
    await database.close();
  }
}

/** Them in their order. */
export async function payersIn({ db }: Pick<Database, 'db'>): Promise<{ id: string; hash: string }[]> {
  const found = await rowsOf<{ id: string; place: number }>(
    db,
    sql`select id, substr(account, 6)::int as place from customers where account like 'payer%' order by place`,
  );
  return found.map(({ id, place }) => ({ id, hash: readCustomerToken(payerToken(place))?.hash ?? '' }));
}

import { and, eq, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../db/database.ts';
import { type ClaimKind, claims } from './schema.ts';

/** A value by kind; undefined ones are none. */
export type ClaimedValues = Partial<Record<ClaimKind, string | null | undefined>>;

/** In one order for everybody, so that two who want the same values wait for each other and never in a circle. */
const rowsToClaim = (values: ClaimedValues): [string, string][] =>
  Object.entries(values)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .sort(([one], [other]) => (one < other ? -1 : 1));

/**
 * Takes values for a customer. A value that somebody takes at the same moment is waited for.
 * @returns kinds whose value another customer has; the transaction has to end where there are any. Values of the customer's own are fine.
 */
export async function takeClaims(tx: Tx, customerId: string, values: ClaimedValues): Promise<ClaimKind[]> {
  const rows = rowsToClaim(values);
  if (rows.length === 0) return [];
  const owners = await rowsOf<{ kind: ClaimKind; isOwn: boolean }>(
    tx,
    sql`insert into claims as c (kind, value, customer_id)
      values ${sql.join(
        rows.map(([kind, value]) => sql`(${kind}, ${value}, ${customerId}::uuid)`),
        sql`, `,
      )}
      on conflict (kind, value) do update set customer_id = c.customer_id returning kind, customer_id = ${customerId}::uuid as "isOwn"`,
  );
  return owners.filter(({ isOwn }) => !isOwn).map(({ kind }) => kind);
}

/** Takes a value from the customer who had it before: it leads to the last one. */
export async function moveClaim(tx: Tx, customerId: string, kind: ClaimKind, value: string): Promise<void> {
  await tx.execute(
    sql`insert into claims (kind, value, customer_id) values (${kind}, ${value}, ${customerId}::uuid)
      on conflict (kind, value) do update set customer_id = excluded.customer_id`,
  );
}

/** Gives a value of the customer's own back. */
export async function releaseClaim(tx: Tx, customerId: string, kind: ClaimKind, value: string): Promise<void> {
  await tx.delete(claims).where(and(eq(claims.kind, kind), eq(claims.value, value), eq(claims.customerId, customerId)));
}

/** The customer who has a value. */
export async function claimantOf(db: Db | Tx, kind: ClaimKind, value: string): Promise<string | undefined> {
  const [row] = await db
    .select({ customerId: claims.customerId })
    .from(claims)
    .where(and(eq(claims.kind, kind), eq(claims.value, value)));
  return row?.customerId;
}

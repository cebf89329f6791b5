import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';

const { loginChallenges, passwordResets } = schema;

/** Ends what was begun before the password changed: mailed links, and logins that wait for their second factor (§4). */
export async function closeOpenWays(db: Db | Tx, customerId: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.customerId, customerId));
  await db.delete(loginChallenges).where(eq(loginChallenges.customerId, customerId));
}

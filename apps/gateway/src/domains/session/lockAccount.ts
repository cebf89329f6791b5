import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { AppError } from '../../wire/AppError.ts';

const { customers } = schema;

/**
 * Locks an account until the transaction ends, for work that begins or awaits a session. A new password and an operator end existing
 * sessions: a proof from before them begins no session afterwards. An account that this transaction opens does not exist yet, and needs no
 * lock.
 * @param provedHash of the verified password, if there was one
 * @throws AppError `account_or_password_error` when the password has changed, `account_disabled`
 */
export async function lockAccount(tx: Tx, customerId: string, provedHash: string | undefined): Promise<void> {
  const { passwordHash, isDisabled } = customers;
  const [row] = await tx.select({ passwordHash, isDisabled }).from(customers).where(eq(customers.id, customerId)).for('update');
  if (!row) return;
  if (provedHash !== undefined && row.passwordHash !== provedHash) throw new AppError('account_or_password_error');
  if (row.isDisabled) throw new AppError('account_disabled');
}

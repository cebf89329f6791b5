import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { AppError } from '../../wire/AppError.ts';

const { customers } = schema;

/**
 * Holds an account until the transaction ends, for what begins or awaits a session. A new password and an operator end what is there by then: what
 * was proved before them begins nothing after. An account that this transaction opens itself is not there yet, and needs no lock.
 * @param provedHash of the password that was proved, if one was
 * @throws AppError `account_or_password_error` when it is not the password any more, `account_disabled`
 */
export async function lockAccount(tx: Tx, customerId: string, provedHash: string | undefined): Promise<void> {
  const { passwordHash, isDisabled } = customers;
  const [row] = await tx.select({ passwordHash, isDisabled }).from(customers).where(eq(customers.id, customerId)).for('update');
  if (!row) return;
  if (provedHash !== undefined && row.passwordHash !== provedHash) throw new AppError('account_or_password_error');
  if (row.isDisabled) throw new AppError('account_disabled');
}

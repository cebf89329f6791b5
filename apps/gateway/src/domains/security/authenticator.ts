import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { generateSecret, generateURI, verifySync } from 'otplib';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { AppError } from '../../wire/AppError.ts';
import type { Secrets } from '../../wire/secrets.ts';
import { forgetTries, type Lock, limitTries } from '../session/counters.ts';
import { waysOf } from '../session/factorWays.ts';
import { hashToken } from '../session/tokens.ts';

const { customers } = schema;

type Sealing = Pick<Secrets, 'seal' | 'unseal'>;

/** Seconds that a phone's clock may be off (RFC 6238 §5.2: one step). */
const tolerance = 30;
const triesOfBinding = { max: 10, seconds: 15 * 60 };
const triesKey = (customerId: string): string => `totp ${customerId}`;

export const bindingLock = (customerId: string): Lock => ({ key: triesKey(customerId), max: triesOfBinding.max });

/** The step whose code this is, or undefined. */
function stepOf(secret: string, code: string): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const result = verifySync({ secret, token, epochTolerance: tolerance });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

/** A new secret, kept sealed and not used before a code of it came back. */
export async function startBinding(db: Db, secrets: Sealing, issuer: string, customer: { customerId: string; account: string }) {
  const secret = generateSecret();
  const totpPending = secrets.seal(secret);
  await db.update(customers).set({ totpPending }).where(eq(customers.id, customer.customerId));
  return { secret, otpauthUrl: generateURI({ issuer, label: customer.account, secret }), setUpId: hashToken(totpPending) };
}

/**
 * @param setUp `setUpId` of the scanned picture: a code of a replaced set-up is not a wrong code, and not a try
 * @throws AppError `authenticator_not_started`, also when another page has ended it, `verification_code_error`
 */
export async function confirmBinding(
  db: Db,
  secrets: Sealing,
  customerId: string,
  { code, setUpId }: { code: string; setUpId?: string | undefined },
): Promise<void> {
  const [row] = await db.select({ pending: customers.totpPending }).from(customers).where(eq(customers.id, customerId));
  if (!row?.pending || (setUpId !== undefined && setUpId !== hashToken(row.pending))) throw new AppError('authenticator_not_started');
  await limitTries(db, triesKey(customerId), triesOfBinding);
  const step = stepOf(secrets.unseal(row.pending), code);
  if (step === undefined) throw new AppError('verification_code_error');
  const bound = await db
    .update(customers)
    .set({ totpSecret: row.pending, totpPending: null, totpLastStep: step })
    .where(and(eq(customers.id, customerId), eq(customers.totpPending, row.pending)))
    .returning({ id: customers.id });
  if (bound.length === 0) throw new AppError('authenticator_not_started');
  await forgetTries(db, triesKey(customerId));
}

/**
 * Removes the authenticator. It stays when it is the last way of an account that checks new addresses: without it the owner could not log
 * in from a new address, and switching the check off unasked would let in anybody with the password.
 * @returns whether there was one
 * @throws AppError `second_factor_last`
 */
export async function removeBinding(db: Db, customerId: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    // As the switch of the check locks it, so that neither misses the other.
    const [row] = await tx.select().from(customers).where(eq(customers.id, customerId)).for('update');
    const without = { totpSecret: null, totpPending: null, totpLastStep: null };
    if (row?.trustedIpsOnly && row.totpSecret !== null && waysOf({ ...row, ...without }).length === 0)
      throw new AppError('second_factor_last');
    await tx.update(customers).set(without).where(eq(customers.id, customerId));
    return row !== undefined && row.totpSecret !== null;
  });
}

/** Whether a code is right and unused: an observed code can't be used again (RFC 6238 §5.2). */
export async function isFreshCode(
  db: Db,
  secrets: Sealing,
  customer: { id: string; totpSecret: string | null },
  code: string,
): Promise<boolean> {
  const step = customer.totpSecret === null ? undefined : stepOf(secrets.unseal(customer.totpSecret), code);
  if (step === undefined) return false;
  const used = await db
    .update(customers)
    .set({ totpLastStep: step })
    .where(
      and(
        eq(customers.id, customer.id),
        isNotNull(customers.totpSecret),
        or(isNull(customers.totpLastStep), lt(customers.totpLastStep, step)),
      ),
    )
    .returning({ id: customers.id });
  return used.length > 0;
}

import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { askReturnOf, excludeOf, takeBreakOf } from './close.ts';
import { holdGuard } from './guards.ts';
import { confirmChange, dropChange, keepLook, setLimit } from './limits.ts';
import { readProtection } from './readProtection.ts';

type ProtectionCall =
  | 'getProtection'
  | 'setProtectionLimit'
  | 'confirmLimitChange'
  | 'dropLimitChange'
  | 'keepLimits'
  | 'takeBreak'
  | 'excludeSelf'
  | 'askReturn'
  | 'setRealityCheck';

/** Limits, breaks and self-exclusion of the caller's own account: nobody else may read or set them. */
export function playerProtectionHandlers({ database: { db }, timeZone, live }: Services): Pick<Handlers, ProtectionCall> {
  const change = async (context: Parameters<typeof signedIn>[0], effect: (tx: Tx, customerId: string) => Promise<void>) => {
    const { customerId } = signedIn(context);
    const changed = await db.transaction(async (tx) => {
      await effect(tx, customerId);
      return readProtection(tx, customerId, timeZone);
    });
    live.changed(customerId);
    return changed;
  };
  return {
    getProtection: (context) => readProtection(db, signedIn(context).customerId, timeZone),

    setProtectionLimit: (context) => change(context, (tx, customerId) => setLimit(tx, customerId, context.request, context.request.amount)),
    confirmLimitChange: (context) => change(context, (tx, customerId) => confirmChange(tx, customerId, context.request)),
    dropLimitChange: (context) => change(context, (tx, customerId) => dropChange(tx, customerId, context.request)),
    keepLimits: (context) => change(context, keepLook),

    takeBreak: (context) => change(context, (tx, customerId) => takeBreakOf(tx, customerId, context.request.hours)),
    excludeSelf: (context) => change(context, (tx, customerId) => excludeOf(tx, customerId, context.request.months)),
    askReturn: (context) => change(context, askReturnOf),

    setRealityCheck: (context) =>
      change(context, async (tx, customerId) => {
        await holdGuard(tx, customerId);
        await tx.execute(
          sql`update protection_guards set reality_minutes = ${context.request.minutes}::int where customer_id = ${customerId}::uuid`,
        );
      }),
  };
}

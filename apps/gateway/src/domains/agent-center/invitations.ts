import { randomInt } from 'node:crypto';
import { type Calls, type Invitation, invitationLimits, type Page, type RequestOf } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { isoOf, pageBy, readEnd, refusedEnd } from '../../db/keyset.ts';
import { AppError, refusedFields } from '../../wire/AppError.ts';
import { isOpenCode } from '../registration/lookups.ts';
import { lockAccount } from '../session/lockAccount.ts';

type Terms = Omit<RequestOf<Calls['changeInvitation']>, 'code'>;

/** Without those that are taken for each other when somebody reads them out. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const madeLength = 8;
const makeCode = (): string => Array.from({ length: madeLength }, () => letters[randomInt(letters.length)]).join('');

/** The last day of an invitation in the brand's zone, and the moment at its end. */
const dayOf = (timeZone: string): SQL => sql`to_char((expires_at at time zone ${timeZone}::text) - interval '1 day', 'YYYY-MM-DD')`;
const endOf = (expires: string | null, timeZone: string): SQL =>
  expires === null ? sql`null` : sql`((${expires}::date + 1)::timestamp at time zone ${timeZone}::text)`;
const columns = (timeZone: string): SQL => sql`code, kind, note, ${dayOf(timeZone)} as expires, most_uses as "mostUses", is_off as "isOff",
  ${isOpenCode} as "isOpen", visits, uses, ${isoOf(sql`created_at`)} as "createdAt"`;

/** A day that PostgreSQL knows too: the year 0 is none. */
function assertDay(expires: string | null): void {
  if (expires !== null && expires < '2000-01-01') throw refusedFields([{ field: 'expires', code: 'field_format_error' }]);
}

/** One page of an agent's invitations, the newest first; those of one moment by their codes. */
export async function listInvitations(
  db: Db,
  customerId: string,
  timeZone: string,
  { after, size }: { after?: string | undefined; size: number },
): Promise<Page<Invitation>> {
  const [, time, code] = after === undefined ? [] : (/^(.+)_([A-Z0-9-]{1,64})$/.exec(after) ?? []);
  if (after !== undefined && (time === undefined || code === undefined)) throw refusedEnd();
  // The moment is read as that of any page, for which it needs an id.
  const behind = time === undefined ? undefined : readEnd(`${time}_00000000-0000-0000-0000-000000000000`).time;
  const rows = await rowsOf<Invitation>(
    db,
    sql`select ${columns(timeZone)} from affiliate_codes where customer_id = ${customerId}::uuid
      ${behind === undefined ? sql`` : sql`and (created_at, code) < (${behind}::timestamptz, ${code})`}
      order by created_at desc, code desc limit ${size + 1}`,
  );
  return pageBy(rows, size, (row) => `${row.createdAt}_${row.code}`);
}

/**
 * Makes an invitation of an agent's.
 * @throws AppError `invitations_full`, `duplicate_value` for a code that somebody has
 */
export async function createInvitation(
  db: Db,
  customerId: string,
  timeZone: string,
  { code = makeCode(), kind, note, expires, mostUses }: RequestOf<Calls['createInvitation']>,
): Promise<Invitation> {
  assertDay(expires);
  try {
    return await db.transaction(async (tx: Tx) => {
      // One after the other, so that each counts all before it.
      await lockAccount(tx, customerId, undefined);
      const own = await rowsOf(tx, sql`select from affiliate_codes where customer_id = ${customerId}::uuid`);
      if (own.length >= invitationLimits.most) throw new AppError('invitations_full');
      const [made] = await rowsOf<Invitation>(
        tx,
        sql`with made as (
            insert into affiliate_codes (code, customer_id, kind, note, expires_at, most_uses)
            values (${code}, ${customerId}::uuid, ${kind}, ${note}, ${endOf(expires, timeZone)}, ${mostUses}) returning *
          ) select ${columns(timeZone)} from made`,
      );
      if (!made) throw new Error('an insert returned nothing');
      return made;
    });
  } catch (error) {
    if (isUniqueViolation(error, 'affiliate_codes_pkey'))
      throw refusedFields([{ field: 'code', code: 'duplicate_value' }], 'duplicate_value');
    throw error;
  }
}

/**
 * Changes an invitation of an agent's.
 * @throws AppError `invitation_not_found` for a code that is nobody's, or another agent's
 */
export async function changeInvitation(
  db: Db,
  customerId: string,
  timeZone: string,
  { code, note, expires, mostUses, isOff }: Terms & { code: string },
): Promise<Invitation> {
  assertDay(expires);
  const [changed] = await rowsOf<Invitation>(
    db,
    sql`with changed as (
        update affiliate_codes set note = ${note}, expires_at = ${endOf(expires, timeZone)}, most_uses = ${mostUses}, is_off = ${isOff}
        where code = ${code} and customer_id = ${customerId}::uuid returning *
      ) select ${columns(timeZone)} from changed`,
  );
  if (!changed) throw new AppError('invitation_not_found');
  return changed;
}

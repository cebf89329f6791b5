import { checkNickname, type RequestOf, type ResponseOf, type setProfile, spelledNickname } from '@baize/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { refusedFields } from '../../wire/AppError.ts';

const { customers } = schema;
type Profile = ResponseOf<typeof setProfile>;

/**
 * Sets a player's nickname and icon (§9 "9 profile icons"). Other portals show the old name until they ask again.
 * @throws AppError `validation_failed`
 */
export async function changeProfile(db: Db, customerId: string, { nickname, iconId }: RequestOf<typeof setProfile>): Promise<Profile> {
  const issues = checkNickname(nickname);
  if (issues.length > 0) throw refusedFields(issues);
  const profile = { nickname: spelledNickname(nickname), iconId };
  await db.update(customers).set(profile).where(eq(customers.id, customerId));
  return profile;
}

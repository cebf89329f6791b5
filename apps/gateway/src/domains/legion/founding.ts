import { randomUUID } from 'node:crypto';
import { checkGuildTexts, type GuildTexts, guildCodeRefreshMs, spelledGuildText } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { AppError, refusedFields, tooManyRequests } from '../../wire/AppError.ts';
import { holdCustomers } from '../session/holdCustomers.ts';
import { takeCode } from './codes.ts';
import { holdCycle, openCycle } from './cycle.ts';
import { holdLedGuild } from './guildOf.ts';
import { insertMember } from './membership.ts';
import { hasPlainLetters, isForbiddenName, nameKey } from './nameKey.ts';
import { tellThose } from './tellMembers.ts';
import { wipeGuild } from './wipe.ts';

/** What a master writes of his legion. */
export interface GuildFace extends GuildTexts {
  guildIconId: number;
}

/**
 * The one spelling of a legion's texts.
 * @param forbidden words that no name may have
 * @throws AppError `validation_failed` with each field, `guild_name_forbidden`
 */
export function readFace({ guildIconId, ...texts }: GuildFace, forbidden: readonly string[]): GuildFace {
  const issues = checkGuildTexts(texts);
  if (issues.length > 0) throw refusedFields(issues);
  const [guildName, guildDescription] = [spelledGuildText(texts.guildName), spelledGuildText(texts.guildDescription)];
  const isRefused = (text: string): boolean => isForbiddenName(text, forbidden) || !hasPlainLetters(text);
  if (isRefused(guildName)) throw new AppError('guild_name_forbidden');
  // It stands right below the name, and speaks for the house no more than the name does.
  if (isRefused(guildDescription)) throw refusedFields([{ field: 'guildDescription', code: 'guild_name_forbidden' }]);
  return { guildIconId, guildName, guildDescription };
}

/** @throws AppError `guild_name_taken` in the place of the index that refuses a second legion of a name */
async function named<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change;
  } catch (error) {
    throw isUniqueViolation(error, 'guilds_name') ? new AppError('guild_name_taken') : error;
  }
}

const setMaster = (tx: Tx, customerId: string, isMaster: boolean) =>
  tx.execute(sql`update customers set is_legion_master = ${isMaster} where id = ${customerId}::uuid`);

/** @returns the new legion @throws AppError `guild_name_taken`, `guild_already_joined` */
export async function createGuild(tx: Tx, customerId: string, face: GuildFace, timeZone: string): Promise<string> {
  const guildId = randomUUID();
  await openCycle(tx, timeZone);
  const code = await takeCode(tx, guildId);
  await named(
    tx.execute(sql`insert into guilds (guild_id, name, name_key, description, icon_id, code, code_at, master_id, members, created_at)
      values (${guildId}::uuid, ${face.guildName}, ${nameKey(face.guildName)}, ${face.guildDescription}, ${face.guildIconId}, ${code},
        clock_timestamp(), ${customerId}::uuid, 1, clock_timestamp())`),
  );
  await insertMember(tx, customerId, guildId);
  await setMaster(tx, customerId, true);
  return guildId;
}

/** @throws AppError `guild_not_joined`, `guild_master_only`, `guild_name_taken` */
export async function updateGuild(tx: Tx, customerId: string, { guildId, ...face }: GuildFace & { guildId: string }): Promise<void> {
  await holdLedGuild(tx, customerId, guildId);
  await named(
    tx.execute(sql`update guilds set name = ${face.guildName}, name_key = ${nameKey(face.guildName)}, description = ${face.guildDescription},
      icon_id = ${face.guildIconId} where guild_id = ${guildId}::uuid`),
  );
}

/** @returns the new code @throws AppError `guild_not_joined`, `guild_master_only`, `TOO_MANY_REQUEST` */
export async function refreshCode(tx: Tx, customerId: string): Promise<string> {
  const { guildId } = await holdLedGuild(tx, customerId);
  const [row] = await rowsOf<{ wait: number }>(
    tx,
    sql`select extract(epoch from code_at + make_interval(secs => ${guildCodeRefreshMs / 1_000}::float8) - clock_timestamp())::float8 as wait
      from guilds where guild_id = ${guildId}::uuid`,
  );
  if (row && row.wait > 0) throw tooManyRequests(row.wait);
  const code = await takeCode(tx, guildId);
  await tx.execute(sql`update guilds set code = ${code}, code_at = statement_timestamp() where guild_id = ${guildId}::uuid`);
  return code;
}

/** @throws AppError `guild_not_joined`, `guild_master_only`, `guild_member_not_found` */
export async function transferGuild(
  tx: Tx,
  masterId: string,
  { customerId, guildId }: { customerId: string; guildId: string },
): Promise<void> {
  await holdLedGuild(tx, masterId, guildId);
  const isIn = await rowsOf(
    tx,
    sql`select 1 from guild_members where customer_id = ${customerId}::uuid and guild_id = ${guildId}::uuid for share`,
  );
  if (isIn.length === 0 || customerId === masterId) throw new AppError('guild_member_not_found');
  await tx.execute(sql`update guilds set master_id = ${customerId}::uuid where guild_id = ${guildId}::uuid`);
  await holdCustomers(tx, [masterId, customerId]);
  await setMaster(tx, masterId, false);
  await setMaster(tx, customerId, true);
  await tellThose(tx, [customerId], { guildId, change: 'master' });
}

/**
 * Disbands a legion that is held: nobody is in it, its code and its name are free, and what was played in it this period is wiped.
 * @param reason of customer service, where it has done it
 * @returns who was in it
 */
export async function disband(
  tx: Tx,
  { guildId, masterId, timeZone, reason }: { guildId: string; masterId: string; timeZone: string; reason?: string },
): Promise<string[]> {
  // In the order in which the follower takes them.
  const members = await rowsOf<{ id: string }>(
    tx,
    sql`select customer_id as id from guild_members where guild_id = ${guildId}::uuid order by customer_id`,
  );
  for (const { id } of members) await tx.execute(sql`select from guild_members where customer_id = ${id}::uuid for update`);
  await tx.execute(sql`delete from guild_members where guild_id = ${guildId}::uuid`);
  await tx.execute(
    sql`update guilds set members = 0, closed_at = statement_timestamp(), closed_for = ${reason ?? null} where guild_id = ${guildId}::uuid`,
  );
  await wipeGuild(tx, guildId, timeZone);
  await setMaster(tx, masterId, false);
  const ids = members.map(({ id }) => id);
  await tellThose(tx, ids, { guildId, change: 'disbanded' });
  return ids;
}

/** @returns who was in it @throws AppError `guild_not_joined`, `guild_master_only` */
export async function closeGuild(
  tx: Tx,
  customerId: string,
  { guildId, timeZone }: { guildId: string; timeZone: string },
): Promise<string[]> {
  await holdCycle(tx);
  await holdLedGuild(tx, customerId, guildId);
  return disband(tx, { guildId, masterId: customerId, timeZone });
}

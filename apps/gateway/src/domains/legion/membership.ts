import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../db/database.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { AppError } from '../../wire/AppError.ts';
import { holdCycle } from './cycle.ts';
import { holdGuildOf, holdLedGuild } from './guildOf.ts';
import { tellThose } from './tellMembers.ts';
import { wipeScore } from './wipe.ts';

/** Puts a member in a legion that is held. @throws AppError `guild_already_joined` */
export async function insertMember(tx: Tx, customerId: string, guildId: string): Promise<void> {
  try {
    await tx.execute(sql`insert into guild_members (customer_id, guild_id, joined_at)
      values (${customerId}::uuid, ${guildId}::uuid, clock_timestamp())`);
  } catch (error) {
    throw isUniqueViolation(error, 'guild_members_pkey') ? new AppError('guild_already_joined') : error;
  }
}

/**
 * Joins the legion of a code. Its row is held by the count: it is never fuller than it may be, and a code that was replaced or a legion that was
 * closed a moment before is refused.
 * @param code as `spelledGuildCode` writes it
 * @returns the legion
 * @throws AppError `guild_already_joined`, `guild_code_not_found`, `guild_code_old`, `guild_closed`, `guild_full`
 */
export async function joinGuild(tx: Tx, customerId: string, { code, most }: { code: string; most: number }): Promise<string> {
  const isIn = await rowsOf(tx, sql`select 1 from guild_members where customer_id = ${customerId}::uuid`);
  if (isIn.length > 0) throw new AppError('guild_already_joined');
  const [known] = await rowsOf<{ guildId: string }>(tx, sql`select guild_id as "guildId" from guild_codes where code = ${code}`);
  if (!known) throw new AppError('guild_code_not_found');
  const [guild] = await rowsOf<{ code: string; members: number; isClosed: boolean }>(
    tx,
    sql`select code, members, closed_at is not null as "isClosed" from guilds where guild_id = ${known.guildId}::uuid for update`,
  );
  if (!guild || guild.isClosed) throw new AppError('guild_closed');
  if (guild.code !== code) throw new AppError('guild_code_old');
  if (guild.members >= most) throw new AppError('guild_full');
  await insertMember(tx, customerId, known.guildId);
  await tx.execute(sql`update guilds set members = members + 1 where guild_id = ${known.guildId}::uuid`);
  return known.guildId;
}

/** Takes a member out of a legion that is held, with all that he has played in it this period. @returns whether he was in it */
async function removeMember(tx: Tx, customerId: string, guildId: string, timeZone: string): Promise<boolean> {
  const removed = await rowsOf(
    tx,
    sql`delete from guild_members where customer_id = ${customerId}::uuid and guild_id = ${guildId}::uuid returning 1`,
  );
  if (removed.length === 0) return false;
  await tx.execute(sql`update guilds set members = members - 1 where guild_id = ${guildId}::uuid`);
  await wipeScore(tx, customerId, timeZone);
  return true;
}

/** @returns the legion that was left @throws AppError `guild_not_joined`, `guild_master_stays` */
export async function leaveGuild(tx: Tx, customerId: string, timeZone: string): Promise<string> {
  await holdCycle(tx);
  const { guildId, isMaster } = await holdGuildOf(tx, customerId);
  if (isMaster) throw new AppError('guild_master_stays');
  await removeMember(tx, customerId, guildId, timeZone);
  return guildId;
}

/** @throws AppError `guild_not_joined`, `guild_master_only`, `guild_master_stays`, `guild_member_not_found` */
export async function kickMember(
  tx: Tx,
  masterId: string,
  { customerId, guildId, timeZone }: { customerId: string; guildId: string; timeZone: string },
): Promise<void> {
  await holdCycle(tx);
  await holdLedGuild(tx, masterId, guildId);
  if (customerId === masterId) throw new AppError('guild_master_stays');
  if (!(await removeMember(tx, customerId, guildId, timeZone))) throw new AppError('guild_member_not_found');
  await tellThose(tx, [customerId], { guildId, change: 'kicked' });
}

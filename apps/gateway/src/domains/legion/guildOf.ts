import type { Guild } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { isoOf } from '../../db/keyset.ts';
import { AppError } from '../../wire/AppError.ts';

/** A member's place in his legion. */
export interface Membership {
  guildId: string;
  isMaster: boolean;
}

/** Whether a customer has the portal open in a process that lives. */
export const isPortalOpen = (customerId: SQL): SQL =>
  sql`exists (select from live_streams s join live_processes p on p.id = s.process_id and p.alive_until > now() where s.customer_id = ${customerId})`;

/** How many members of a legion have the portal open. */
export async function onlineOf(db: Db | Tx, guildId: string): Promise<number> {
  const [row] = await rowsOf<{ online: number }>(
    db,
    sql`select count(*)::int as online from guild_members o where o.guild_id = ${guildId}::uuid and ${isPortalOpen(sql`o.customer_id`)}`,
  );
  return row?.online ?? 0;
}

/** @throws AppError `guild_not_joined` */
export async function membershipOf(db: Db | Tx, customerId: string): Promise<Membership> {
  const [found] = await rowsOf<Membership>(
    db,
    sql`select g.guild_id as "guildId", g.master_id = m.customer_id as "isMaster" from guild_members m join guilds g using (guild_id)
      where m.customer_id = ${customerId}::uuid`,
  );
  if (!found) throw new AppError('guild_not_joined');
  return found;
}

/** @throws AppError `guild_not_joined` */
export async function readGuild(db: Db | Tx, customerId: string, maxGuildMember: number): Promise<Guild> {
  const [found] = await rowsOf<Omit<Guild, 'maxGuildMember' | 'guildCycle' | 'online'>>(
    db,
    sql`select g.guild_id as "guildId", g.name as "guildName", g.description as "guildDescription", g.icon_id as "guildIconId",
        g.master_id = m.customer_id as "isMaster", g.members, ${isoOf(sql`m.joined_at`)} as "joinTime"
      from guild_members m join guilds g using (guild_id) where m.customer_id = ${customerId}::uuid`,
  );
  if (!found) throw new AppError('guild_not_joined');
  return { ...found, online: await onlineOf(db, found.guildId), maxGuildMember, guildCycle: 'W' };
}

/** A legion that is held until the transaction ends, as its master may change it. */
export interface HeldGuild extends Membership {
  code: string;
  masterId: string;
}

/**
 * Holds the legion of a member: of two changes of it one waits.
 * @throws AppError `guild_not_joined`
 */
export async function holdGuildOf(tx: Tx, customerId: string): Promise<HeldGuild> {
  const { guildId } = await membershipOf(tx, customerId);
  const [held] = await rowsOf<{ code: string; masterId: string }>(
    tx,
    sql`select code, master_id as "masterId" from guilds where guild_id = ${guildId}::uuid and closed_at is null for update`,
  );
  // While it was waited for, the legion may have been closed, or the member removed from it.
  const isIn = await rowsOf(tx, sql`select 1 from guild_members where customer_id = ${customerId}::uuid and guild_id = ${guildId}::uuid`);
  if (!held || isIn.length === 0) throw new AppError('guild_not_joined');
  return { guildId, ...held, isMaster: held.masterId === customerId };
}

/**
 * The same for the master alone.
 * @param guildId the legion that he means; he leads one at most
 * @throws AppError `guild_not_joined`, `guild_master_only`
 */
export async function holdLedGuild(tx: Tx, customerId: string, guildId?: string): Promise<HeldGuild> {
  const held = await holdGuildOf(tx, customerId);
  if (!held.isMaster || (guildId !== undefined && guildId !== held.guildId)) throw new AppError('guild_master_only');
  return held;
}

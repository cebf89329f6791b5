import type { GuildMember } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { isoOf } from '../../db/keyset.ts';
import { isPortalOpen, membershipOf, onlineOf } from './guildOf.ts';

type Row = Omit<GuildMember, 'lastLogin'> & { lastLogin: string | null };

/**
 * A page of a legion's members: the master, then those who have the portal open, then the longest there.
 * @param showSelf whether the reader is among them
 * @throws AppError `guild_not_joined`
 */
export async function listMembers(
  db: Db,
  customerId: string,
  { pageNo, pageSize, showSelf }: { pageNo: number; pageSize: number; showSelf: boolean },
): Promise<{ rows: GuildMember[]; total: number; online: number }> {
  const { guildId } = await membershipOf(db, customerId);
  const rows = await rowsOf<Row>(
    db,
    sql`select c.id as "customerId", c.nickname, c.icon_id as "iconId", ${isoOf(sql`m.joined_at`)} as "joinTime", m.online,
        ${isoOf(sql`c.last_login_at`)} as "lastLogin", m.is_master as "isMaster", c.id = ${customerId}::uuid as "isOwn"
      from (
        select m.customer_id, m.joined_at, ${isPortalOpen(sql`m.customer_id`)} as online, m.customer_id = g.master_id as is_master
        from guild_members m join guilds g using (guild_id)
        where m.guild_id = ${guildId}::uuid and (${showSelf}::boolean or m.customer_id <> ${customerId}::uuid)
        order by is_master desc, online desc, m.joined_at, m.customer_id limit ${pageSize} offset ${(pageNo - 1) * pageSize}
      ) m join customers c on c.id = m.customer_id order by m.is_master desc, m.online desc, m.joined_at, m.customer_id`,
  );
  const [count] = await rowsOf<{ members: number }>(db, sql`select members from guilds where guild_id = ${guildId}::uuid`);
  return {
    rows: rows.map(({ lastLogin, ...row }) => ({ ...row, ...(lastLogin !== null && { lastLogin }) })),
    total: Math.max(0, (count?.members ?? 0) - (showSelf ? 0 : 1)),
    online: await onlineOf(db, guildId),
  };
}

import { randomUUID } from 'node:crypto';
import { nameKey, openCycle, rowsOf, schema, type Tx, takeCode } from '@baize/gateway/ports';
import { sql } from 'drizzle-orm';
import { seededChance } from '../business/chance.ts';
import { legionDescriptions, legionNames } from './legionNames.ts';

const seedNumber = 24;
/** Members of the first legion, of fifty that it may have. */
const firstSize = 24;
/** The code of the first one, so that it can be told to somebody. */
const firstCode = 'RD7K2Q';
const icons = 6;

/** Monday before the last one: what was played since then counts. */
const foundedIn = (timeZone: string) =>
  sql`((date_trunc('week', now() at time zone ${timeZone}::text) - interval '7 days') at time zone ${timeZone}::text)`;

interface Legion {
  guildId: string;
  /** The master first. */
  members: string[];
}

/** Deals members out: the first legion is large, of the others some are larger than others. */
function deal(first: readonly string[], others: readonly string[]): Legion[] {
  const chance = seededChance(seedNumber);
  const [leader, ...rest] = legionNames.map((): Legion => ({ guildId: randomUUID(), members: [] }));
  if (!leader) return [];
  leader.members.push(...first, ...others.slice(0, firstSize - first.length));
  for (const [place, member] of others.slice(firstSize - first.length).entries()) {
    const legion = rest[place] ?? rest[Math.floor(chance.next() ** 1.7 * rest.length)];
    legion?.members.push(member);
  }
  return [leader, ...rest].filter(({ members }) => members.length > 0);
}

/**
 * Legions that were founded at the beginning of last week, before what their members have played is counted. Last week is closed and paid by the
 * gateway itself, when it starts.
 * @param first who is in the first legion, its master first; members of an agent's business are in it, too, and in the others
 */
export async function insertLegions(tx: Tx, first: readonly string[], timeZone: string): Promise<void> {
  const foundedAt = foundedIn(timeZone);
  const [agent] = await rowsOf<{ id: string }>(tx, sql`select customer_id as id from claims where kind = 'account' and value = 'agent01'`);
  const others = await rowsOf<{ id: string }>(
    tx,
    sql`select c.id from customers c where c.upline_path @> array[${agent?.id ?? null}::uuid] and c.type = 0
        and c.is_agent = 0 and c.account <> 'contract01' order by c.account`,
  );
  const legions = deal(
    first,
    others.map(({ id }) => id),
  );
  await openCycle(tx, timeZone, sql`(now() at time zone ${timeZone}::text)::date - 7`);
  const [leader, ...rest] = legions;
  if (!leader) return;
  await tx.insert(schema.guildCodes).values({ code: firstCode, guildId: leader.guildId });
  const codes = [firstCode];
  for (const { guildId } of rest) codes.push(await takeCode(tx, guildId));
  await tx.insert(schema.guilds).values(
    legions.map(({ guildId, members }, place) => {
      const name = legionNames[place] ?? '';
      return {
        ...{ guildId, name, nameKey: nameKey(name), description: legionDescriptions[place % legionDescriptions.length] ?? '' },
        ...{ iconId: 1 + (place % icons), masterId: members[0] ?? '', members: members.length },
        ...{ code: codes[place] ?? '', codeAt: foundedAt, createdAt: foundedAt },
      };
    }),
  );
  const joined = legions.flatMap(({ guildId, members }) => members.map((id) => ({ id, guildId })));
  await tx.execute(sql`insert into guild_members (customer_id, guild_id, joined_at)
    select id, "guildId", ${foundedAt} + place * interval '1 second'
    from jsonb_to_recordset(${JSON.stringify(joined.map((one, place) => ({ ...one, place })))}::jsonb) as r (id uuid, "guildId" uuid, place int)`);
  await tx.execute(sql`update customers set is_legion_master = true where id in (select master_id from guilds)`);
}

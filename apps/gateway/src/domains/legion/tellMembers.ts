import type { LiveEventOf } from '@baize/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf, type Tx } from '../../db/database.ts';
import { isPortalOpen } from './guildOf.ts';

type Change = LiveEventOf<'guildChanged'>;

/** Members whom one statement tells. */
const batch = 200;

/** Keeps an event for customers, `who (id)`. Their cursors are taken in one order. @returns their ids */
const keepFor = (tx: Db | Tx, who: SQL, change: Change): Promise<{ id: string }[]> =>
  rowsOf<{ id: string }>(
    tx,
    sql`with cursor as (
        insert into live_cursors as c (customer_id, last_seq) select id, 1 from (${who}) who order by id
        on conflict (customer_id) do update set last_seq = c.last_seq + 1 returning customer_id, last_seq
      )
      insert into live_outbox (customer_id, seq, name, data)
      select customer_id, last_seq, 'guildChanged', ${JSON.stringify(change)}::jsonb from cursor returning customer_id as id`,
  );

/** Tells some what has become of their own place, in the transaction of the change and behind all that it holds. */
export async function tellThose(tx: Tx, ids: readonly string[], change: Change): Promise<void> {
  if (ids.length === 0) return;
  await keepFor(tx, sql`select value::uuid as id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`, change);
}

/** After a commit: has the open portals of all members read the legion anew, some at a time. Nobody else is told, for nothing is left to be told. */
export async function tellMembers(db: Db, guildId: string, changed: (customerId: string) => void): Promise<void> {
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const members = await rowsOf<{ id: string; isOpen: boolean }>(
      db,
      sql`select m.customer_id as id, ${isPortalOpen(sql`m.customer_id`)} as "isOpen" from guild_members m
        where m.guild_id = ${guildId}::uuid and m.customer_id > ${after}::uuid order by m.customer_id limit ${batch}`,
    );
    const open = members.filter(({ isOpen }) => isOpen).map(({ id }) => id);
    if (open.length > 0) await db.transaction((tx) => tellThose(tx, open, { guildId, change: 'changed' }));
    for (const id of open) changed(id);
    const last = members.at(-1);
    if (!last || members.length < batch) return;
    after = last.id;
  }
}

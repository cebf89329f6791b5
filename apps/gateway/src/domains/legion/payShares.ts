import { sql } from 'drizzle-orm';
import { giveBonus } from '../../bonuses/giveBonus.ts';
import { type Db, rowsOf } from '../../db/database.ts';
import { post } from '../../ledger/post.ts';
import { mayReceive } from '../promotions/mayReceive.ts';

/** Payments of one run. */
const batch = 200;
const title = { vi: 'Thưởng quân đoàn', en: 'Legion bonus' };

/** A result that is due. */
interface Due {
  guildId: string;
  startsOn: string;
}

/** Puts the bonuses of results that stand on the accounts of their legions, each once. @returns whether there may be more */
export async function payGuilds(db: Db): Promise<boolean> {
  const due = await rowsOf<Due>(
    db,
    sql`select r.guild_id as "guildId", r.starts_on::text as "startsOn" from guild_results r join guild_weeks w using (starts_on)
      where r.state = 'due' and w.frozen_at is not null order by r.starts_on, r.guild_id limit ${batch}`,
  );
  for (const { guildId, startsOn } of due) {
    await db.transaction(async (tx) => {
      const [row] = await rowsOf<{ bonus: number; orderId: string }>(
        tx,
        sql`update guild_results set state = 'paid' where guild_id = ${guildId}::uuid and starts_on = ${startsOn}::date and state = 'due'
          returning bonus::float8 as bonus, order_id as "orderId"`,
      );
      if (!row) return;
      await post(tx, {
        ...{ customerId: guildId, transactionId: row.orderId, kind: 'guildBonus', reference: startsOn },
        legs: [
          { account: 'guild', amount: row.bonus },
          { account: 'guildHouse', amount: -row.bonus },
        ],
      });
    });
  }
  return due.length === batch;
}

/**
 * Pays members their shares from the accounts of their legions, each once.
 * @returns whom it has paid, and whether there may be more
 */
export async function payShares(db: Db): Promise<{ paid: string[]; isMore: boolean }> {
  const due = await rowsOf<Due & { customerId: string }>(
    db,
    sql`select m.customer_id as "customerId", m.guild_id as "guildId", m.starts_on::text as "startsOn" from guild_member_results m
      join guild_results r on r.guild_id = m.guild_id and r.starts_on = m.starts_on and r.state = 'paid'
      where m.state = 'due' order by m.starts_on, m.guild_id limit ${batch}`,
  );
  const paid: string[] = [];
  for (const share of due) if (await payShare(db, share)) paid.push(share.customerId);
  return { paid, isMore: due.length === batch };
}

/** @returns whether it has paid something */
async function payShare(db: Db, { customerId, guildId, startsOn }: Due & { customerId: string }): Promise<boolean> {
  return db.transaction(async (tx) => {
    const state = (await mayReceive(tx, customerId, { isEarned: true })) ? 'paid' : 'withheld';
    const [row] = await rowsOf<{ bonus: number; orderId: string }>(
      tx,
      sql`update guild_member_results set state = ${state}
        where customer_id = ${customerId}::uuid and starts_on = ${startsOn}::date and guild_id = ${guildId}::uuid and state = 'due'
        returning bonus::float8 as bonus, order_id as "orderId"`,
    );
    if (!row || state === 'withheld') return false;
    await post(tx, {
      ...{ customerId: guildId, transactionId: row.orderId, kind: 'guildShare', reference: startsOn },
      legs: [
        { account: 'guild', amount: -row.bonus },
        { account: 'guildHouse', amount: row.bonus },
      ],
    });
    await giveBonus(tx, {
      ...{ customerId, amount: row.bonus, kind: 'guildShare', title, reference: row.orderId },
      ...{ wagering: { times: 0, of: 'bonus', weights: {} }, daysToUse: 1 },
    });
    return true;
  });
}

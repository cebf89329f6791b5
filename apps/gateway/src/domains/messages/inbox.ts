import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { readHouse } from '../../ledger/house.ts';
import { type MoneyText, moneyTextIn } from '../../moneyText.ts';
import { closureStopOf } from '../player-protection/closures.ts';
import { countUnread, tellUnread } from './unread.ts';

const { messages } = schema;

/** A message in both languages. */
export type MessageTexts = Pick<typeof messages.$inferInsert, 'titleVi' | 'titleEn' | 'contentVi' | 'contentEn'>;

/** A message that tells amounts and times: they are written in the money of the house, and by its clock. */
export type WriteMessage = (money: MoneyText, timeZone: string) => MessageTexts;

/**
 * Keeps a message for a player within another transaction, so that both are committed or neither. The caller tells the live streams
 * afterwards (`live.changed`).
 * @param at when it came; default now
 */
export async function keepMessage(tx: Tx, customerId: string, message: MessageTexts | WriteMessage, at?: Date): Promise<void> {
  const texts = typeof message === 'function' ? await written(tx, message) : message;
  // The clock, not the transaction's time: of two messages of one transaction the second is the newer.
  await tx.insert(messages).values({ customerId, id: randomUUID(), ...texts, createdAt: at ?? sql`clock_timestamp()` });
  await tellUnread(tx, customerId);
}

async function written(tx: Tx, message: WriteMessage): Promise<MessageTexts> {
  const { currency, timeZone } = await readHouse(tx);
  return message(moneyTextIn(currency), timeZone);
}

/**
 * The same for what agents and the house write of themselves. A player who takes a break or is self-excluded is told nothing of it, also
 * afterwards; what became of his own money and of his questions goes by `keepMessage`.
 * @returns whether it was kept
 */
export async function keepNews(...[tx, customerId, ...message]: Parameters<typeof keepMessage>): Promise<boolean> {
  if (await closureStopOf(tx, customerId)) return false;
  await keepMessage(tx, customerId, ...message);
  return true;
}

/** Writes news to a player. @returns how many messages he has not read now; undefined where it was not kept */
export async function sendMessage(db: Db, customerId: string, texts: MessageTexts): Promise<number | undefined> {
  return db.transaction(async (tx) => ((await keepNews(tx, customerId, texts)) ? countUnread(tx, customerId) : undefined));
}

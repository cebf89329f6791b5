import type { Db } from '../../../db/database.ts';
import { sendMessage } from '../messages/inbox.ts';
import { customerOf } from './customerOf.ts';
import { textFlags, writtenTexts } from './writtenTexts.ts';

/** Where messages are kept, and who tells the open portals. */
interface MessageContext {
  db: Db;
  changed(customerId: string): void;
}

/** Writes to one player; his open portals count it at once. */
export async function runMessage({ db, changed }: MessageContext, words: readonly string[]): Promise<string> {
  const customer = await customerOf(db, words);
  const texts = writtenTexts(words, 'message', textFlags);
  const unread = await sendMessage(db, customer.id, texts);
  changed(customer.id);
  return `${customer.account} has ${unread} unread ${unread === 1 ? 'message' : 'messages'} now.`;
}

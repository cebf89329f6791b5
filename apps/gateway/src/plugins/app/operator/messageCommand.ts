import type { Db } from '../../../db/database.ts';
import { sendMessage } from '../messages/inbox.ts';
import { flag, OperatorError } from './arguments.ts';
import { customerOf } from './customerOf.ts';

const longestTitle = 200;
const known = ['--vi', '--vi-text', '--en', '--en-text'];

/** The text after `--name`, where `\n` begins a paragraph. */
function textAfter(args: readonly string[], name: string): string {
  const text = flag(args, name)?.replaceAll('\\n', '\n').trim();
  if (!text || known.includes(text)) throw new OperatorError(`A message needs ${name} <text>.`);
  return text;
}

function titleAfter(args: readonly string[], name: string): string {
  const title = textAfter(args, name);
  if (title.length > longestTitle || title.includes('\n')) {
    throw new OperatorError(`The title after ${name} is one line of ${longestTitle} letters at most.`);
  }
  return title;
}

/** Where messages are kept, and who tells the open portals. */
interface MessageContext {
  db: Db;
  changed(customerId: string): void;
}

/** Writes to one player; his open portals count it at once. */
export async function runMessage({ db, changed }: MessageContext, words: readonly string[]): Promise<string> {
  const customer = await customerOf(db, words);
  const texts = {
    titleVi: titleAfter(words, '--vi'),
    titleEn: titleAfter(words, '--en'),
    contentVi: textAfter(words, '--vi-text'),
    contentEn: textAfter(words, '--en-text'),
  };
  const unread = await sendMessage(db, customer.id, texts);
  changed(customer.id);
  return `${customer.account} has ${unread} unread ${unread === 1 ? 'message' : 'messages'} now.`;
}

import { OperatorError } from '../../operator/arguments.ts';
import type { Command, OperatorContext } from '../../operator/Command.ts';
import { customerOf } from '../../operator/customerOf.ts';
import { textFlags, writtenTexts } from '../../operator/writtenTexts.ts';
import { sendMessage } from './inbox.ts';

/** Writes to one player; his open portals count it at once. */
async function runMessage({ db, house, changed }: OperatorContext, words: readonly string[]): Promise<string> {
  const customer = await customerOf({ db, house }, words);
  const texts = writtenTexts(words, 'message', textFlags);
  const unread = await sendMessage(db, customer.id, texts);
  if (unread === undefined) throw new OperatorError(`${customer.account} takes a break or is self-excluded: nothing was sent.`);
  changed(customer.id);
  return `${customer.account} has ${unread} unread ${unread === 1 ? 'message' : 'messages'} now.`;
}

/** Operator commands of this domain. */
export const messagesCommands: Record<string, Command> = {
  message: {
    help: `  message <account>                                      write to one player; \\n in a text begins a paragraph
    --vi <title> --vi-text <text> --en <title> --en-text <text>`,
    run: runMessage,
  },
};

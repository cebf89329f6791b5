import { type NoticeType, noticeLink } from '@baize/contract';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { flag, isoTime, OperatorError } from '../../operator/arguments.ts';
import type { Command } from '../../operator/Command.ts';
import { textFlags, writtenTexts } from '../../operator/writtenTexts.ts';

const { notices } = schema;

const typeForWord: Record<string, NoticeType> = { player: 'PL', banner: 'B', popup: 'PU', hot: 'H' };
const wordOf = (type: NoticeType): string => Object.keys(typeForWord).find((word) => typeForWord[word] === type) ?? type;
const known = [...textFlags, '--link', '--group', '--from', '--until'];

async function add(db: Db, [word = '', ...args]: readonly string[]): Promise<string> {
  const type = Object.hasOwn(typeForWord, word) ? typeForWord[word] : undefined;
  if (!type) throw new OperatorError(`A notice is one of ${Object.keys(typeForWord).join(', ')}.`);
  // A misspelt name must not leave out what was meant.
  const strange = args.find((text, index) => index % 2 === 0 && !known.includes(text));
  if (strange !== undefined) throw new OperatorError(`A notice has no ${strange}. It has ${known.join(', ')}.`);
  const link = flag(args, '--link');
  if (link !== undefined && !noticeLink.safeParse(link).success) {
    throw new OperatorError('--link needs a path of the portal such as /games, or an https address.');
  }
  const groupName = flag(args, '--group');
  if (groupName !== undefined && !/^\w{1,32}$/.test(groupName)) throw new OperatorError('--group needs a word such as w_rng_mini.');
  const startsAt = new Date(isoTime(args, '--from') ?? Date.now());
  const until = isoTime(args, '--until');
  const endsAt = until === undefined ? null : new Date(until);
  if (endsAt && endsAt <= startsAt) throw new OperatorError('A notice ends after it begins: --until is later than --from.');
  const [row] = await db
    .insert(notices)
    .values({
      type,
      ...writtenTexts(args, 'notice', known),
      link: link ?? null,
      groupName: groupName ?? null,
      startsAt,
      endsAt,
    })
    .returning({ id: notices.id });
  return `The notice ${row?.id} is kept.`;
}

async function list(db: Db): Promise<string> {
  const rows = await db.select().from(notices).orderBy(asc(notices.id));
  const lines = rows.map(({ id, type, groupName, startsAt, endsAt, titleVi }) =>
    [id, wordOf(type), groupName, `from ${startsAt.toISOString()}`, endsAt && `until ${endsAt.toISOString()}`, JSON.stringify(titleVi)]
      .filter((part) => part !== null)
      .join('  '),
  );
  return lines.length > 0 ? lines.join('\n') : 'There is no notice.';
}

async function remove(db: Db, which = ''): Promise<string> {
  const id = /^\d{1,9}$/.test(which) ? Number(which) : undefined;
  const removed = id === undefined ? [] : await db.delete(notices).where(eq(notices.id, id)).returning({ id: notices.id });
  if (removed.length === 0) throw new OperatorError(`There is no notice ${which}; "notice list" has their numbers.`);
  return `The notice ${which} is gone.`;
}

/**
 * `notice add`, `notice list` and `notice remove`.
 * @throws OperatorError
 */
async function runNotice({ db }: { db: Db }, [action, ...args]: readonly string[]): Promise<string> {
  if (action === 'add') return await add(db, args);
  if (action === 'list') return await list(db);
  if (action === 'remove') return await remove(db, args[0]);
  throw new OperatorError('Notices are added, listed or removed: notice add, notice list, notice remove.');
}

/** Operator commands of this domain. */
export const noticesCommands: Record<string, Command> = {
  notice: {
    help: `  notice add player | banner | popup | hot               say something to everybody; \\n in a text begins a paragraph
    --vi <title> --vi-text <text> --en <title> --en-text <text> [--link <address>] [--group <name>] [--from <time>] [--until <time>]
  notice list | notice remove <number>                   all notices with their numbers, or one less`,
    run: runNotice,
  },
};

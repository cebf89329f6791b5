import { desc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { schema } from '../../db/schema.ts';
import { flag, OperatorError } from '../../operator/arguments.ts';
import type { Command } from '../../operator/Command.ts';
import { answerFeedback } from './answerFeedback.ts';

const { agentApplications, customers, feedbacks } = schema;

/** Rows at a time: what does not fit a screen is asked for by `--before`. */
const listed = 50;

/** The number after `--before`: older ones are wanted. */
function numberBefore(args: readonly string[]): number | undefined {
  const text = flag(args, '--before');
  if (!args.includes('--before')) return undefined;
  if (!/^\d{1,9}$/.test(text ?? '')) throw new OperatorError('--before needs the number of one that was listed.');
  return Number(text);
}

/** Quoted: a line break or an escape that somebody wrote must not pass for a line of ours. */
const quoted = (text: string): string =>
  JSON.stringify(text).replaceAll(/[\u007f-\u009f\u2028-\u202e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

const writtenBy = (account: string | null): string => account ?? 'a visitor';

async function listFeedback(db: Db, before: number | undefined): Promise<string[]> {
  const rows = await db
    .select({ feedback: feedbacks, account: customers.account })
    .from(feedbacks)
    .leftJoin(customers, eq(customers.id, feedbacks.customerId))
    .where(before === undefined ? undefined : lt(feedbacks.id, before))
    .orderBy(desc(feedbacks.id))
    .limit(listed);
  return rows.map(({ feedback: { id, createdAt, questionType, language, content, answeredAt }, account }) => {
    const answered = answeredAt ? [`answered ${answeredAt.toISOString()}`] : [];
    return [id, createdAt.toISOString(), questionType, language, writtenBy(account), quoted(content), ...answered].join('  ');
  });
}

async function listApplications(db: Db, before: number | undefined): Promise<string[]> {
  const rows = await db
    .select({ application: agentApplications, account: customers.account })
    .from(agentApplications)
    .leftJoin(customers, eq(customers.id, agentApplications.customerId))
    .where(before === undefined ? undefined : lt(agentApplications.id, before))
    .orderBy(desc(agentApplications.id))
    .limit(listed);
  return rows.map(({ application, account }) => {
    const { id, createdAt, language, name, mobile, email, skype, qq, telegram, extraInformation } = application;
    const optional = Object.entries({ skype, qq, telegram, extraInformation }).filter(([, text]) => text !== '');
    const named = optional.map(([field, text]) => `${field} ${quoted(text)}`);
    return [id, createdAt.toISOString(), language, writtenBy(account), quoted(name), mobile, email, ...named].join('  ');
  });
}

/** Where feedback is kept, and who tells the open portals. */
interface FeedbackContext {
  db: Db;
  changed(customerId: string): void;
}

/** `feedback answer <number> --text <text>`: the player reads it beside his question, and a message tells him. */
async function answer({ db, changed }: FeedbackContext, [number = '', ...args]: readonly string[]): Promise<string> {
  const text = flag(args, '--text');
  if (!/^\d{1,9}$/.test(number) || !text || text.startsWith('--'))
    throw new OperatorError('feedback answer <number> --text <text>: the number is that of the list.');
  const { account, customerId } = await answerFeedback(db, Number(number), text);
  changed(customerId);
  return `${account} has your answer to number ${number}.`;
}

/**
 * `feedback list`: what was written to customer service, newest first; `feedback answer`: an answer to one of them.
 * @throws OperatorError
 */
async function runFeedback(context: FeedbackContext, [action, ...args]: readonly string[]): Promise<string> {
  const { db } = context;
  if (action === 'answer') return answer(context, args);
  if (action !== 'list')
    throw new OperatorError('feedback list, feedback list --before <number>, or feedback answer <number> --text <text>.');
  const lines = await listFeedback(db, numberBefore(args));
  return lines.length > 0 ? lines.join('\n') : 'There is no feedback.';
}

/**
 * `application list`: who would be an agent, newest first.
 * @throws OperatorError
 */
async function runApplication({ db }: { db: Db }, [action, ...args]: readonly string[]): Promise<string> {
  if (action !== 'list') throw new OperatorError('Applications are listed: application list, or application list --before <number>.');
  const lines = await listApplications(db, numberBefore(args));
  return lines.length > 0 ? lines.join('\n') : 'There is no application.';
}

/** Operator commands of this domain. */
export const feedbackCommands: Record<string, Command> = {
  feedback: {
    help: `  feedback list [--before <number>]                      what was written to customer service, newest first
  feedback answer <number> --text <text>                 answer one; the player reads it beside his question`,
    run: runFeedback,
  },
  application: {
    help: `  application list [--before <number>]                   who would be an agent, newest first`,
    run: runApplication,
  },
};

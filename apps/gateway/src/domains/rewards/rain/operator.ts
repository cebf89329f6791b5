import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/database.ts';
import { OperatorError, writtenAmount } from '../../../operator/arguments.ts';
import type { Command, OperatorContext } from '../../../operator/Command.ts';
import { writtenList } from '../../../operator/writtenJson.ts';
import { putRain, readRain } from './putRain.ts';

/** Rains that are listed. */
const listed = 50;

async function list({ db, house: { currency } }: OperatorContext): Promise<string> {
  const rows = await rowsOf<{ id: string; begins: string; pool: number; pieces: number; caught: number; payer: string; title: string }>(
    db,
    sql`select r.id, r.starts_at::text as begins, r.pool::float8 as pool, r.pieces, coalesce(c.account, 'house') as payer, r.title ->> 'en' as title,
        (select coalesce(sum(p.amount), 0)::float8 from rain_pieces p where p.rain_id = r.id and p.customer_id is not null) as caught
      from rains r left join customers c on c.id = r.agent_id order by r.starts_at desc limit ${listed}`,
  );
  if (rows.length === 0) return 'There are no rains.';
  return rows
    .map(
      ({ id, begins, pool, pieces, caught, payer, title }) =>
        `${id}  ${begins}  ${payer}  ${writtenAmount(caught, currency)} of ${writtenAmount(pool, currency)} in ${pieces}: ${title}`,
    )
    .join('\n');
}

async function put({ db }: OperatorContext, [file = '']: readonly string[]): Promise<string> {
  const all = await writtenList(file, readRain);
  const said = await db.transaction(async (tx) => {
    const lines: string[] = [];
    for (const { terms } of all) lines.push(`${await putRain(tx, terms)} is announced for ${terms.startsAt}.`);
    return lines;
  });
  return said.join('\n');
}

async function stop({ db }: OperatorContext, [id = '']: readonly string[]): Promise<string> {
  if (!/^[0-9a-f-]{36}$/.test(id)) throw new OperatorError('Name the rain by its number: rain list.');
  const stopped = await rowsOf(db, sql`update rains set every_minutes = null where id = ${id}::uuid and settled_at is null returning 1`);
  if (stopped.length === 0) throw new OperatorError('No rain of this number is announced.');
  return `${id} does not repeat any more; it falls once.`;
}

const actions: Record<string, (context: OperatorContext, words: readonly string[]) => Promise<string>> = { list, put, stop };

/** Operator commands of red rain. */
export const rainCommands: Record<string, Command> = {
  rain: {
    help: `  rain list                                              rains and what was caught
  rain put <file.json>                                   announce a rain for all members; one or a list
  rain stop <id>                                         it falls once, and does not repeat`,
    run: (context, [action = '', ...words]) => {
      const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
      if (!run) throw new OperatorError(`Rains know: ${Object.keys(actions).join(', ')}.`);
      return run(context, words);
    },
  },
};

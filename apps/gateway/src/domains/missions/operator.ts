import type { MissionTerms } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/database.ts';
import { OperatorError, writtenAmount } from '../../operator/arguments.ts';
import type { Command, OperatorContext } from '../../operator/Command.ts';
import { writtenList } from '../../operator/writtenJson.ts';
import { putLeaderboard, readWrittenLeaderboard } from './putLeaderboard.ts';
import { putMission, readMission } from './putMission.ts';

async function list({ db, house }: OperatorContext): Promise<string> {
  const rows = await rowsOf<{ terms: MissionTerms; isOff: boolean }>(
    db,
    sql`select terms, is_off as "isOff" from missions order by place, mission_id`,
  );
  if (rows.length === 0) return 'There are no missions.';
  return rows
    .map(
      ({ terms: { missionId, period, measure, target, reward, title }, isOff }) =>
        `${missionId} ${isOff ? 'off' : 'on'} ${target} ${measure} a ${period} for ${writtenAmount(reward, house.currency)}: ${title.en}`,
    )
    .join('\n');
}

async function put({ db }: OperatorContext, [file = '']: readonly string[]): Promise<string> {
  const missions = (await writtenList(file, readMission)).map(({ mission }) => mission);
  await db.transaction(async (tx) => {
    for (const mission of missions) await putMission(tx, mission);
  });
  return missions.map(({ terms }) => `${terms.missionId} is on.`).join('\n');
}

async function close({ db }: OperatorContext, [id = '']: readonly string[]): Promise<string> {
  const closed = await rowsOf(db, sql`update missions set is_off = true where mission_id = ${id} returning 1`);
  if (closed.length === 0) throw new OperatorError(`There is no mission ${id || 'without a name'}.`);
  return `${id} is off: nobody can claim it any more.`;
}

async function board({ db, house }: OperatorContext, [word = '', period = '']: readonly string[]): Promise<string> {
  if (word === 'close') {
    const closed = await rowsOf(db, sql`update leaderboards set is_off = true where period = ${period} and not is_off returning 1`);
    if (closed.length === 0) throw new OperatorError(`There is no leaderboard of a ${period || 'period'}.`);
    return `The leaderboard of the ${period} is off; results that stand are paid.`;
  }
  const boards = (await writtenList(word, readWrittenLeaderboard)).map(({ terms }) => terms);
  await db.transaction(async (tx) => {
    for (const terms of boards) await putLeaderboard(tx, terms, house.timeZone);
  });
  return boards.map(({ period: one }) => `The leaderboard of the ${one} is on.`).join('\n');
}

const actions: Record<string, (context: OperatorContext, words: readonly string[]) => Promise<string>> = {
  list,
  put,
  close,
  board,
};

/** Operator commands of this domain. */
export const missionsCommands: Record<string, Command> = {
  mission: {
    help: `  mission list | close <id>                              daily and weekly tasks (§2 "mission leaderboard")
  mission put <file.json>                                have one, or change its terms; one mission or a list
  mission board <file.json> | board close day|week       leaderboards by turnover with their prizes`,
    run: (context, [action = '', ...words]) => {
      const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
      if (!run) throw new OperatorError(`Missions know: ${Object.keys(actions).join(', ')}.`);
      return run(context, words);
    },
  },
};

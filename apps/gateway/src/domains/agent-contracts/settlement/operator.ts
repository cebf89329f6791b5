import { periodKinds } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/database.ts';
import { OperatorError } from '../../../operator/arguments.ts';
import type { Command } from '../../../operator/Command.ts';
import { timeText } from '../../../timeText.ts';
import { readPeriodOf } from '../../legion/cycle.ts';
import { closeWeek } from '../../legion/operator.ts';
import { closePeriods } from './jobs.ts';

/** The week of the legions' ranks, which is closed like a period of contracts. */
const legion = 'legion';

interface PeriodRow {
  kind: string;
  beginsAt: string;
  endsAt: string;
}

const lineOf = ({ kind, beginsAt, endsAt }: PeriodRow, timeZone: string): string =>
  `${kind.padEnd(12)} ${timeText(new Date(beginsAt), timeZone)} to ${timeText(new Date(endsAt), timeZone)}`;

/** Commands of settlement. */
export const settlementCommands: Record<string, Command> = {
  periods: {
    help: [
      '  periods list                                           open periods, by which contracts and legions are settled',
      '  periods close [<kind> …]                               end periods now, all without a kind; what they bring is paid. legion is one',
    ].join('\n'),
    async run(context, [action, ...words]) {
      const { db, queue, settings } = context;
      const { timeZone } = context.house;
      if (action === 'list') {
        const open = sql`select kind, begins_at as "beginsAt", ends_at as "endsAt" from settlement_periods where sealed_at is null order by ends_at`;
        const { startsOn, endsAt } = await readPeriodOf(db, 'C', timeZone);
        const week = `${legion.padEnd(12)} ${startsOn} to ${timeText(new Date(endsAt), timeZone)}`;
        return [...(await rowsOf<PeriodRow>(db, open)).map((row) => lineOf(row, timeZone)), week].join('\n');
      }
      if (action !== 'close') throw new OperatorError('Periods are listed or closed: periods list, periods close <kind>.');
      const kinds = words
        .filter((word) => word !== legion)
        .map((word) => {
          const kind = periodKinds.find((one) => one === word);
          if (!kind) throw new OperatorError(`There is no period ${word}. They are ${[...periodKinds, legion].join(', ')}.`);
          return kind;
        });
      const early = words.length > 0 ? kinds : periodKinds;
      const sealed = early.length > 0 ? await closePeriods({ db, queue, settings, timeZone }, early) : [];
      const lines = sealed.map(({ kind, beginsAt, endsAt }) =>
        lineOf({ kind, beginsAt: beginsAt.toISOString(), endsAt: endsAt.toISOString() }, timeZone),
      );
      const week = words.length === 0 || words.includes(legion) ? [await closeWeek(context)] : [];
      return ['Closed; their bills are made and paid now.', ...lines, ...week].join('\n');
    },
  },
};

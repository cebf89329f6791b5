import { periodKinds } from '@baize/contract';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/database.ts';
import { OperatorError } from '../../../operator/arguments.ts';
import type { Command } from '../../../operator/Command.ts';
import { brandTime, brandTimeZone } from '../../../timeZone.ts';
import { closePeriods } from './jobs.ts';

interface PeriodRow {
  kind: string;
  beginsAt: string;
  endsAt: string;
}

const lineOf = ({ kind, beginsAt, endsAt }: PeriodRow): string =>
  `${kind.padEnd(12)} ${brandTime(new Date(beginsAt))} to ${brandTime(new Date(endsAt))}`;

/** Commands of settlement. */
export const settlementCommands: Record<string, Command> = {
  periods: {
    help: [
      '  periods list                                           open periods, by which contracts are settled',
      '  periods close [<kind> …]                               end periods now, all without a kind; their bills are made and paid',
    ].join('\n'),
    async run({ db, queue, settings }, [action, ...words]) {
      if (action === 'list') {
        const open = sql`select kind, begins_at as "beginsAt", ends_at as "endsAt" from settlement_periods where sealed_at is null order by ends_at`;
        return (await rowsOf<PeriodRow>(db, open)).map(lineOf).join('\n');
      }
      if (action !== 'close') throw new OperatorError('Periods are listed or closed: periods list, periods close <kind>.');
      const kinds = words.map((word) => {
        const kind = periodKinds.find((one) => one === word);
        if (!kind) throw new OperatorError(`There is no period ${word}. They are ${periodKinds.join(', ')}.`);
        return kind;
      });
      const sealed = await closePeriods({ db, queue, settings, timeZone: brandTimeZone }, kinds.length > 0 ? kinds : periodKinds);
      const lines = sealed.map(({ kind, beginsAt, endsAt }) =>
        lineOf({ kind, beginsAt: beginsAt.toISOString(), endsAt: endsAt.toISOString() }),
      );
      return ['Closed; their bills are made and paid now.', ...lines].join('\n');
    },
  },
};

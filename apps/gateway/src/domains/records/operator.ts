import { limits } from '@baize/contract';
import { OperatorError } from '../../operator/arguments.ts';
import type { Command } from '../../operator/Command.ts';

/** Operator commands of this domain. */
export const recordsCommands: Record<string, Command> = {
  'record-days': {
    help: `  record-days <days>                                     for how long players can look up their records: 30 to 400`,
    run: async ({ settings }, [days = '']) => {
      const recordDays = Number(days);
      const isKnown = /^[1-9]\d{1,2}$/.test(days) && recordDays >= limits.recordDays && recordDays <= limits.recordDaysMost;
      if (!isKnown) throw new OperatorError(`Say for how many days: from ${limits.recordDays} to ${limits.recordDaysMost}.`);
      await settings.change({ recordDays });
      return `Players can look up their records of ${recordDays} days.`;
    },
  },
};

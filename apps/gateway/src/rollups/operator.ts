import { OperatorError } from '../operator/arguments.ts';
import type { Command } from '../operator/Command.ts';
import { checkRollups } from './check.ts';
import { rebuildRollups } from './rebuild.ts';

/** Commands of the rollups. */
export const rollupCommands: Record<string, Command> = {
  rollups: {
    help: '  rollups check | rebuild                                compare the daily figures with the ledger; make them anew',
    async run({ db, house, queue }, [action]) {
      if (action === 'check') {
        const differences = await checkRollups(db, house.timeZone);
        if (differences.length === 0) return 'The figures are those of the ledger and the rounds.';
        const lines = differences.map(
          ({ table, customerId, day, vendorType, figure, kept, right }) =>
            `${table} ${customerId} ${day} ${vendorType || '-'} ${figure}: ${kept}, and it should be ${right}`,
        );
        return [...lines, 'rollups rebuild makes them anew.'].join('\n');
      }
      if (action !== 'rebuild') throw new OperatorError('The figures are checked or made anew: rollups check, rollups rebuild.');
      await rebuildRollups(db, house.timeZone);
      await queue.announce(db, { kind: 'rollups.follow' });
      queue.wake();
      return 'The figures are made anew.';
    },
  },
};

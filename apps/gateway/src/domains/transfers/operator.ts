import { eq } from 'drizzle-orm';
import { schema } from '../../db/schema.ts';
import { OperatorError } from '../../operator/arguments.ts';
import type { Command } from '../../operator/Command.ts';
import { customerOf } from '../../operator/customerOf.ts';

/** Operator commands of this domain. */
export const transfersCommands: Record<string, Command> = {
  'to-upline': {
    help: `  to-upline <account> on | off                           let it transfer money to its upline, or not`,
    run: async ({ db, house }, words) => {
      const customer = await customerOf({ db, house }, words);
      const [, state] = words;
      if (state !== 'on' && state !== 'off')
        throw new OperatorError(`Say whether ${customer.account} may transfer to its upline: on or off.`);
      if (state === 'on' && customer.uplineId === null) throw new OperatorError(`${customer.account} has no upline.`);
      const toUpline = state === 'on' ? 1 : 0;
      await db.update(schema.customers).set({ toUpline }).where(eq(schema.customers.id, customer.id));
      return `${customer.account} may ${state === 'on' ? '' : 'not '}transfer to its upline.`;
    },
  },
};

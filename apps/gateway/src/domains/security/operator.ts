import { OperatorError } from '../../operator/arguments.ts';
import type { Command } from '../../operator/Command.ts';
import { customerOf } from '../../operator/customerOf.ts';
import { tellOf } from '../../operator/tellOf.ts';
import { forgetFundPassword } from './fundPassword.ts';

/** Operator commands of this domain. */
export const securityCommands: Record<string, Command> = {
  'fund-password': {
    help: `  fund-password forget <account>                         forgotten by its owner: the next is set with the log-in's password`,
    run: async (context, [action, ...words]) => {
      const { db } = context;
      if (action !== 'forget') throw new OperatorError('A fund password is forgotten: fund-password forget <account>.');
      const customer = await customerOf(context, words);
      if (!(await forgetFundPassword(db, customer.id))) throw new OperatorError(`${customer.account} has no fund password.`);
      const told = await tellOf(context, { customerId: customer.id, what: 'fundPasswordForgotten' });
      return `${customer.account} sets a new fund password by the one of the login. ${told}`;
    },
  },
};

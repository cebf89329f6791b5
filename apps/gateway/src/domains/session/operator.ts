import { playerMemberType, roleOf, trialMemberType } from '@baize/contract';
import { eq } from 'drizzle-orm';
import { schema } from '../../db/schema.ts';
import { accountTypes } from '../../operator/accountTypes.ts';
import { OperatorError } from '../../operator/arguments.ts';
import type { Command } from '../../operator/Command.ts';
import { customerOf } from '../../operator/customerOf.ts';
import { describeAccount } from '../../operator/describeAccount.ts';
import { tellOf } from '../../operator/tellOf.ts';
import { makePassword, resetToDefault } from './defaultPassword.ts';
import { openLocks } from './locks.ts';
import { endOtherSessions } from './sessions.ts';

/** Operator commands of this domain. */
export const sessionCommands: Record<string, Command> = {
  account: {
    help: `  account <account>                                      show how it was opened, and how it stands`,
    run: async (context, words) => describeAccount(context.db, await customerOf(context, words)),
  },
  unlock: {
    help: `  unlock <account>                                       lift all locks after wrong passwords, codes and answers`,
    run: async ({ db, house }, words) => {
      const customer = await customerOf({ db, house }, words);
      await openLocks(db, customer);
      return `${customer.account} may log in again.`;
    },
  },
  logout: {
    help: `  logout <account>                                       end all its sessions`,
    run: async ({ db, house, changed }, words) => {
      const customer = await customerOf({ db, house }, words);
      await db.transaction((tx) => endOtherSessions(tx, customer.id, undefined, 'system'));
      changed(customer.id);
      return `${customer.account} is logged out everywhere.`;
    },
  },
  disable: {
    help: `  disable <account> | enable <account>                   keep it out and end its sessions, or let it in again`,
    run: async ({ db, house, changed }, words) => {
      const customer = await customerOf({ db, house }, words);
      await db.transaction(async (tx) => {
        await tx.update(schema.customers).set({ isDisabled: true }).where(eq(schema.customers.id, customer.id));
        await endOtherSessions(tx, customer.id, undefined, 'system');
      });
      changed(customer.id);
      return `${customer.account} is disabled, and logged out everywhere.`;
    },
  },
  enable: {
    run: async ({ db, house }, words) => {
      const customer = await customerOf({ db, house }, words);
      await db.update(schema.customers).set({ isDisabled: false }).where(eq(schema.customers.id, customer.id));
      return `${customer.account} may log in again.`;
    },
  },
  type: {
    help: `  type <account> ${accountTypes.join(' | ').padEnd(31)} make it a player's (${playerMemberType}) or an agent's of one of the other types`,
    run: async ({ db, house, changed }, words) => {
      const customer = await customerOf({ db, house }, words);
      const type = accountTypes.find((known) => String(known) === words[1]);
      if (type === undefined) throw new OperatorError(`Say which type: ${accountTypes.join(', ')}.`);
      if (customer.type === trialMemberType) throw new OperatorError(`${customer.account} is a trial account, and stays one.`);
      // One of the two readings of §6 says it: the other has to be silent, or it would make an agent of every player.
      const changes = { type, isAgent: type === playerMemberType ? 0 : customer.isAgent };
      // An open portal still shows the pages of the old account type.
      await db.transaction(async (tx) => {
        await tx.update(schema.customers).set(changes).where(eq(schema.customers.id, customer.id));
        await endOtherSessions(tx, customer.id, undefined, 'system');
      });
      changed(customer.id);
      return `${customer.account} is ${roleOf(changes)} of type ${type}, and logged out everywhere.`;
    },
  },
  'reset-password': {
    help: `  reset-password <account>                               to the default password, which the next log-in changes`,
    run: async (context, words) => {
      const { db, changed, defaultPassword } = context;
      const customer = await customerOf(context, words);
      const password = defaultPassword ?? makePassword();
      await resetToDefault(db, customer.id, password);
      changed(customer.id);
      const told = await tellOf(context, { customerId: customer.id, what: 'passwordReset' });
      return `${customer.account} has the password ${password}, which is told here alone and has to be changed at the next log-in. ${told}`;
    },
  },
  expire: {
    help: `  expire <account>                                       have the password changed at the next log-in`,
    run: async ({ db, house }, words) => {
      const customer = await customerOf({ db, house }, words);
      await db.update(schema.customers).set({ passwordExpired: true }).where(eq(schema.customers.id, customer.id));
      return `${customer.account} has to change the password at the next log-in.`;
    },
  },
  'free-play': {
    help: `  free-play on | off                                     trial accounts for visitors, who play demo games`,
    run: async ({ settings }, [state]) => {
      if (state !== 'on' && state !== 'off') throw new OperatorError('Free play is on or off.');
      await settings.changeFlags({ freePlay: state === 'on' });
      return `Free play is ${state}.`;
    },
  },
  'second-factor': {
    help: `  second-factor on | off                                 ask everybody for one at a new address`,
    run: async ({ settings }, [state]) => {
      if (state !== 'on' && state !== 'off') throw new OperatorError('The second factor is on or off.');
      await settings.change({ secondFactorForAll: state === 'on' });
      return `The second factor at a new address is ${state === 'on' ? 'asked of everybody who has one' : 'asked of marked accounts only'}.`;
    },
  },
};

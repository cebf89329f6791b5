import { randomUUID } from 'node:crypto';
import { composedText, limits, playerMemberType, roleOf, trialMemberType } from '@baize/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { isOutOfRange, isUnstorableText } from '../../../db/errors.ts';
import { schema } from '../../../db/schema.ts';
import type { MessageSender } from '../../../providers/messages/MessageSender.ts';
import { makePassword, resetToDefault } from '../customers/defaultPassword.ts';
import { forgetFundPassword } from '../customers/fundPassword.ts';
import { openLocks } from '../customers/locks.ts';
import { endOtherSessions } from '../customers/sessions.ts';
import { post } from '../ledger/post.ts';
import { fieldStates, switchableFields } from '../registration/registrationRules.ts';
import type { Settings } from '../settings/settings.ts';
import { challengeModes } from '../verification/challenge.ts';
import { countryCodes, flag, isoTime, OperatorError, wholeAmount } from './arguments.ts';
import { runCard } from './cardCommand.ts';
import { runCashier } from './cashierCommand.ts';
import { customerOf } from './customerOf.ts';
import { runDeposit } from './depositCommand.ts';
import { describeAccount } from './describeAccount.ts';
import { runApplication, runFeedback } from './feedbackCommand.ts';
import { runMessage } from './messageCommand.ts';
import { runNotice } from './noticeCommand.ts';
import { accountTypes, operatorHelp } from './operatorHelp.ts';
import { runPromotion } from './promotionCommand.ts';
import { runProof } from './proofCommand.ts';
import { runRoom } from './roomCommand.ts';
import { tellOf } from './tellOf.ts';
import { runVendor } from './vendorCommand.ts';
import { runWithdrawal } from './withdrawalCommand.ts';

export interface OperatorContext {
  db: Db;
  settings: Settings;
  /** §9 "Default flagged password"; where there is none, one is made for each reset. */
  defaultPassword?: string | undefined;
  /** What goes out to the owner of an account whose passwords customer service has changed. */
  sender: MessageSender;
  /** Tells open portals that something of this customer changed. */
  changed(customerId: string): void;
}

type Command = (context: OperatorContext, args: readonly string[]) => Promise<string>;

const commands: Record<string, Command> = {
  help: async () => operatorHelp,

  status: async ({ settings }, [status, ...rest]) => {
    if (status === 'normal') {
      await settings.change({ maintenance: null });
      return 'The portal is open.';
    }
    if (status !== 'maintenance') throw new OperatorError('The status is normal or maintenance.');
    const from = isoTime(rest, '--from');
    const until = isoTime(rest, '--until');
    await settings.change({ maintenance: { ...(from ? { from } : {}), ...(until ? { until } : {}) } });
    return `The portal is under maintenance${from ? ` from ${from}` : ''}${until ? ` until ${until}` : ''}.`;
  },

  region: async ({ settings }, [state, list = '']) => {
    if (state === 'block' || state === 'allow') {
      const blockedCountries = state === 'block' ? countryCodes(list) : [];
      await settings.change({ blockedCountries });
      return blockedCountries.length > 0 ? `Callers from ${blockedCountries.join(', ')} are not served.` : 'No country is blocked.';
    }
    if (state !== 'on' && state !== 'off')
      throw new OperatorError('The region restriction is on or off, or it blocks and allows countries.');
    await settings.change({ regionRestricted: state === 'on' });
    return `The region restriction is ${state}.`;
  },

  sms: async ({ settings }, [state]) => {
    if (state !== 'on' && state !== 'off') throw new OperatorError('Log-in and registration by SMS are on or off.');
    const isOn = state === 'on';
    await settings.changeFlags({ mobileCodeLogin: isOn, mobileNumberRegistration: isOn });
    return `Log-in and registration by SMS are ${state}.`;
  },

  captcha: async ({ settings }, [state]) => {
    if (state !== 'on' && state !== 'off') throw new OperatorError('The captcha at each log-in is on or off.');
    await settings.changeFlags({ captchaAtLogin: state === 'on' });
    return `A captcha is asked for ${state === 'on' ? 'at each log-in' : 'after wrong passwords only'}.`;
  },

  'captcha-registration': async ({ settings }, [state]) => {
    if (state !== 'on' && state !== 'off') throw new OperatorError('The captcha at each registration is on or off.');
    await settings.change({ captchaAtRegistration: state === 'on' });
    return `The captcha at each registration is ${state}.`;
  },

  'one-per-computer': async ({ settings }, [state]) => {
    if (state !== 'on' && state !== 'off') throw new OperatorError('One account for each computer is on or off.');
    await settings.change({ oneAccountPerComputer: state === 'on' });
    return `Each computer may open ${state === 'on' ? 'one account' : 'any number of accounts'}.`;
  },

  'registration-field': async ({ settings }, [name, to]) => {
    const field = switchableFields.find((known) => known === name);
    const state = fieldStates.find((known) => known === to);
    if (!field || !state) {
      throw new OperatorError(`Say which field, and required, optional or off. The fields are ${switchableFields.join(', ')}.`);
    }
    await settings.changeField({ [field]: state });
    return `The registration’s field ${field} is ${state}.`;
  },

  'minimum-age': async ({ settings }, [years = '']) => {
    const minimumAge = Number(years);
    const isAge = /^\d{2}$/.test(years) && minimumAge >= limits.minimumAge;
    if (!isAge) throw new OperatorError(`The age is in years, ${limits.minimumAge} or more.`);
    await settings.change({ minimumAge });
    return `New players must be ${minimumAge} years old.`;
  },

  'record-days': async ({ settings }, [days = '']) => {
    const recordDays = Number(days);
    const isKnown = /^[1-9]\d{1,2}$/.test(days) && recordDays >= limits.recordDays && recordDays <= limits.recordDaysMost;
    if (!isKnown) throw new OperatorError(`Say for how many days: from ${limits.recordDays} to ${limits.recordDaysMost}.`);
    await settings.change({ recordDays });
    return `Players can look up their records of ${recordDays} days.`;
  },

  'second-factor': async ({ settings }, [state]) => {
    if (state !== 'on' && state !== 'off') throw new OperatorError('The second factor is on or off.');
    await settings.change({ secondFactorForAll: state === 'on' });
    return `The second factor at a new address is ${state === 'on' ? 'asked of everybody who has one' : 'asked of marked accounts only'}.`;
  },

  challenge: async ({ settings }, [state]) => {
    const challenge = challengeModes.find((mode) => mode === state);
    if (!challenge) throw new OperatorError('The proof of work is on, off or auto.');
    await settings.change({ challenge });
    return `The proof of work is ${challenge}.`;
  },

  'free-play': async ({ settings }, [state]) => {
    if (state !== 'on' && state !== 'off') throw new OperatorError('Free play is on or off.');
    await settings.changeFlags({ freePlay: state === 'on' });
    return `Free play is ${state}.`;
  },

  flag: async ({ settings }, [name = '', state]) => {
    const names = Object.keys(settings.flags());
    if (!names.includes(name) || (state !== 'on' && state !== 'off')) {
      throw new OperatorError(`Say which flag, and on or off. The flags are ${names.join(', ')}.`);
    }
    await settings.changeFlags({ [name]: state === 'on' });
    return `${name} is ${state}.`;
  },

  deposit: runDeposit,
  withdrawal: runWithdrawal,
  proof: runProof,
  cashier: runCashier,
  'deposit-promotion': runPromotion,
  card: runCard,
  message: runMessage,
  notice: runNotice,
  vendor: runVendor,
  room: runRoom,
  feedback: runFeedback,
  application: runApplication,

  account: async ({ db }, words) => describeAccount(db, await customerOf(db, words)),

  'fund-password': async (context, [action, ...words]) => {
    const { db } = context;
    if (action !== 'forget') throw new OperatorError('A fund password is forgotten: fund-password forget <account>.');
    const customer = await customerOf(db, words);
    if (!(await forgetFundPassword(db, customer.id))) throw new OperatorError(`${customer.account} has no fund password.`);
    const told = await tellOf(context, { customerId: customer.id, what: 'fundPasswordForgotten' });
    return `${customer.account} sets a new fund password by the one of the login. ${told}`;
  },

  logout: async ({ db, changed }, words) => {
    const customer = await customerOf(db, words);
    await db.transaction((tx) => endOtherSessions(tx, customer.id, undefined, 'system'));
    changed(customer.id);
    return `${customer.account} is logged out everywhere.`;
  },

  disable: async ({ db, changed }, words) => {
    const customer = await customerOf(db, words);
    await db.transaction(async (tx) => {
      await tx.update(schema.customers).set({ isDisabled: true }).where(eq(schema.customers.id, customer.id));
      await endOtherSessions(tx, customer.id, undefined, 'system');
    });
    changed(customer.id);
    return `${customer.account} is disabled, and logged out everywhere.`;
  },

  enable: async ({ db }, words) => {
    const customer = await customerOf(db, words);
    await db.update(schema.customers).set({ isDisabled: false }).where(eq(schema.customers.id, customer.id));
    return `${customer.account} may log in again.`;
  },

  type: async ({ db, changed }, words) => {
    const customer = await customerOf(db, words);
    const type = accountTypes.find((known) => String(known) === words[1]);
    if (type === undefined) throw new OperatorError(`Say which type: ${accountTypes.join(', ')}.`);
    if (customer.type === trialMemberType) throw new OperatorError(`${customer.account} is a trial account, and stays one.`);
    // One of the two readings of §6 says it: the other has to be silent, or it would make an agent of every player.
    const changes = { type, isAgent: type === playerMemberType ? 0 : customer.isAgent };
    // What an open portal shows is made for who its owner was.
    await db.transaction(async (tx) => {
      await tx.update(schema.customers).set(changes).where(eq(schema.customers.id, customer.id));
      await endOtherSessions(tx, customer.id, undefined, 'system');
    });
    changed(customer.id);
    return `${customer.account} is ${roleOf(changes)} of type ${type}, and logged out everywhere.`;
  },

  'to-upline': async ({ db }, words) => {
    const customer = await customerOf(db, words);
    const [, state] = words;
    if (state !== 'on' && state !== 'off')
      throw new OperatorError(`Say whether ${customer.account} may transfer to its upline: on or off.`);
    if (state === 'on' && customer.uplineId === null) throw new OperatorError(`${customer.account} has no upline.`);
    const toUpline = state === 'on' ? 1 : 0;
    await db.update(schema.customers).set({ toUpline }).where(eq(schema.customers.id, customer.id));
    return `${customer.account} may ${state === 'on' ? '' : 'not '}transfer to its upline.`;
  },

  'reset-password': async (context, words) => {
    const { db, changed, defaultPassword } = context;
    const customer = await customerOf(db, words);
    const password = defaultPassword ?? makePassword();
    await resetToDefault(db, customer.id, password);
    changed(customer.id);
    const told = await tellOf(context, { customerId: customer.id, what: 'passwordReset' });
    return `${customer.account} has the password ${password}, which is told here alone and has to be changed at the next log-in. ${told}`;
  },

  unlock: async ({ db }, words) => {
    const customer = await customerOf(db, words);
    await openLocks(db, customer);
    return `${customer.account} may log in again.`;
  },

  expire: async ({ db }, words) => {
    const customer = await customerOf(db, words);
    await db.update(schema.customers).set({ passwordExpired: true }).where(eq(schema.customers.id, customer.id));
    return `${customer.account} has to change the password at the next log-in.`;
  },

  credit: async ({ db, changed }, words) => {
    const customer = await customerOf(db, words);
    const [, amount, ...rest] = words;
    const credited = wholeAmount(amount);
    const reason = flag(rest, '--reason');
    if (!reason) throw new OperatorError('Say why: --reason <text>. It stays in the ledger.');
    const { mainBalance } = await db.transaction((tx) =>
      post(tx, {
        customerId: customer.id,
        transactionId: randomUUID(),
        kind: 'adjustment',
        reference: reason,
        currency: 'VND',
        legs: [
          { account: 'main', amount: credited },
          { account: 'adjustment', amount: -credited },
        ],
      }),
    );
    changed(customer.id);
    return `${customer.account} has ${mainBalance} đồng now.`;
  },
};

/** @throws OperatorError with what to type instead. */
export async function runOperator(context: OperatorContext, [name = 'help', ...args]: readonly string[]): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new OperatorError(`There is no command ${name}.\n\n${operatorHelp}`);
  try {
    // A terminal may write a letter and its marks apart, as a Mac's file names do.
    return await command(context, args.map(composedText));
  } catch (error) {
    if (isOutOfRange(error)) throw new OperatorError('A number is too large: nothing was changed.');
    if (isUnstorableText(error))
      throw new OperatorError('A word has letters that can’t be kept, or is none that is meant here: nothing was changed.');
    throw error;
  }
}

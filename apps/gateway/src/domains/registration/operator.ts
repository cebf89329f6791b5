import { limits } from '@baize/contract';
import { OperatorError } from '../../operator/arguments.ts';
import type { Command } from '../../operator/Command.ts';
import { fieldStates, switchableFields } from './registrationRules.ts';

/** Operator commands of this domain. */
export const registrationCommands: Record<string, Command> = {
  sms: {
    help: `  sms on | off                                           log-in and registration by phone and SMS code`,
    run: async ({ settings }, [state]) => {
      if (state !== 'on' && state !== 'off') throw new OperatorError('Log-in and registration by SMS are on or off.');
      const isOn = state === 'on';
      await settings.changeFlags({ mobileCodeLogin: isOn, mobileNumberRegistration: isOn });
      return `Log-in and registration by SMS are ${state}.`;
    },
  },
  'captcha-registration': {
    help: `  captcha-registration on | off                          ask for one at each registration`,
    run: async ({ settings }, [state]) => {
      if (state !== 'on' && state !== 'off') throw new OperatorError('The captcha at each registration is on or off.');
      await settings.change({ captchaAtRegistration: state === 'on' });
      return `The captcha at each registration is ${state}.`;
    },
  },
  'one-per-computer': {
    help: `  one-per-computer on | off                              let each computer open one account only`,
    run: async ({ settings }, [state]) => {
      if (state !== 'on' && state !== 'off') throw new OperatorError('One account for each computer is on or off.');
      await settings.change({ oneAccountPerComputer: state === 'on' });
      return `Each computer may open ${state === 'on' ? 'one account' : 'any number of accounts'}.`;
    },
  },
  'registration-field': {
    help: `  registration-field <name> required | optional | off    which fields the form of registration has`,
    run: async ({ settings }, [name, to]) => {
      const field = switchableFields.find((known) => known === name);
      const state = fieldStates.find((known) => known === to);
      if (!field || !state) {
        throw new OperatorError(`Say which field, and required, optional or off. The fields are ${switchableFields.join(', ')}.`);
      }
      await settings.changeField({ [field]: state });
      return `The registration’s field ${field} is ${state}.`;
    },
  },
  'minimum-age': {
    help: `  minimum-age <years>                                    that a player must have: 18 or more`,
    run: async ({ settings }, [years = '']) => {
      const minimumAge = Number(years);
      const isAge = /^\d{2}$/.test(years) && minimumAge >= limits.minimumAge;
      if (!isAge) throw new OperatorError(`The age is in years, ${limits.minimumAge} or more.`);
      await settings.change({ minimumAge });
      return `New players must be ${minimumAge} years old.`;
    },
  },
};

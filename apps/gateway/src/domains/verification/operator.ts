import { OperatorError } from '../../operator/arguments.ts';
import type { Command } from '../../operator/Command.ts';
import { challengeModes } from './challenge.ts';

/** Operator commands of this domain. */
export const verificationCommands: Record<string, Command> = {
  captcha: {
    help: `  captcha on | off                                       ask for one at each log-in, not only after wrong passwords`,
    run: async ({ settings }, [state]) => {
      if (state !== 'on' && state !== 'off') throw new OperatorError('The captcha at each log-in is on or off.');
      await settings.changeFlags({ captchaAtLogin: state === 'on' });
      return `A captcha is asked for ${state === 'on' ? 'at each log-in' : 'after wrong passwords only'}.`;
    },
  },
  challenge: {
    help: `  challenge on | off | auto                              a proof of work before log-ins and codes; auto: for busy addresses`,
    run: async ({ settings }, [state]) => {
      const challenge = challengeModes.find((mode) => mode === state);
      if (!challenge) throw new OperatorError('The proof of work is on, off or auto.');
      await settings.change({ challenge });
      return `The proof of work is ${challenge}.`;
    },
  },
};

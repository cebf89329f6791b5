import { countryCodes, isoTime, OperatorError } from '../../operator/arguments.ts';
import type { Command } from '../../operator/Command.ts';

/** Operator commands of this domain. */
export const systemCommands: Record<string, Command> = {
  status: {
    help: `  status normal                                          open the portal
  status maintenance [--from <time>] [--until <time>]    close it, now or from a time (ISO 8601)`,
    run: async ({ settings }, [status, ...rest]) => {
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
  },
  region: {
    help: `  region on | off                                        restrict it for every location, or not
  region block <CC,CC> | region allow                    restrict it for some countries, or for none (VN, TH …)`,
    run: async ({ settings }, [state, list = '']) => {
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
  },
  flag: {
    help: `  flag <name> on | off                                   one of the brand's flags, by its name in the permission`,
    run: async ({ settings }, [name = '', state]) => {
      const names = Object.keys(settings.flags());
      if (!names.includes(name) || (state !== 'on' && state !== 'off')) {
        throw new OperatorError(`Say which flag, and on or off. The flags are ${names.join(', ')}.`);
      }
      await settings.changeFlags({ [name]: state === 'on' });
      return `${name} is ${state}.`;
    },
  },
};

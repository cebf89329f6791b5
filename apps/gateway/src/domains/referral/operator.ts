import { OperatorError } from '../../operator/arguments.ts';
import type { Command } from '../../operator/Command.ts';
import { referralTerms } from './referralTerms.ts';

/** Every figure by its name, such as `wagered.target`. */
function figuresOf(terms: object): Map<string, number> {
  return new Map(
    Object.entries(terms).flatMap(([name, value]): [string, number][] =>
      typeof value === 'number'
        ? [[name, value]]
        : Object.entries(value as Record<string, number>).map(([figure, of]): [string, number] => [`${name}.${figure}`, of]),
    ),
  );
}

/** Operator commands of this domain. */
export const referralCommands: Record<string, Command> = {
  referral: {
    help: `  referral show | referral set <figure> <number>         what a friend brings who was referred (đồng, times, friends)`,
    run: async ({ settings }, [action, name = '', value = '']) => {
      const figures = figuresOf(settings.referralTerms());
      if (action === 'show') return [...figures].map(([figure, now]) => `${figure} ${now}`).join('\n');
      if (action !== 'set')
        throw new OperatorError('The terms of referrals are shown or set: referral show, referral set <figure> <number>.');
      if (!figures.has(name))
        throw new OperatorError(`There is no figure ${name || 'without a name'}. They are ${[...figures.keys()].join(', ')}.`);
      if (!/^\d{1,15}$/.test(value)) throw new OperatorError(`${name} needs a whole number, without dots and units.`);
      const [section = '', figure] = name.split('.');
      const terms = settings.referralTerms();
      const own = terms[section as keyof typeof terms];
      const parsed = referralTerms.safeParse({
        ...terms,
        [section]: figure === undefined ? Number(value) : { ...(own as object), [figure]: Number(value) },
      });
      if (!parsed.success) throw new OperatorError(`${name}: ${parsed.error.issues[0]?.message ?? 'is refused'}. Nothing has changed.`);
      await settings.change({ referral: parsed.data });
      return `${name} is ${value} now; what was claimed stays.`;
    },
  },
};

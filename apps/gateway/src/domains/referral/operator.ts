import { OperatorError } from '../../operator/arguments.ts';
import type { Command } from '../../operator/Command.ts';
import { figureLine, typedFigure } from '../../operator/figures.ts';
import { referralTerms } from './referralTerms.ts';

const isMoney = (name: string): boolean => /\.(?:minimum|amount|target)$/.test(name);

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
    help: `  referral show | referral set <figure> <number>         what a friend brings who was referred (money, times, friends)`,
    run: async ({ settings, house: { currency } }, [action, name = '', value = '']) => {
      const figures = figuresOf(settings.referralTerms());
      if (action === 'show')
        return [...figures].map(([figure, now]) => figureLine(figure, now, isMoney(figure) ? currency : undefined)).join('\n');
      if (action !== 'set')
        throw new OperatorError('The terms of referrals are shown or set: referral show, referral set <figure> <number>.');
      if (!figures.has(name))
        throw new OperatorError(`There is no figure ${name || 'without a name'}. They are ${[...figures.keys()].join(', ')}.`);
      const typed = typedFigure(name, value, isMoney(name) ? currency : undefined);
      const [section = '', figure] = name.split('.');
      const terms = settings.referralTerms();
      const own = terms[section as keyof typeof terms];
      const parsed = referralTerms.safeParse({
        ...terms,
        [section]: figure === undefined ? typed : { ...(own as object), [figure]: typed },
      });
      if (!parsed.success) throw new OperatorError(`${name}: ${parsed.error.issues[0]?.message ?? 'is refused'}. Nothing has changed.`);
      await settings.change({ referral: parsed.data });
      return `${name} is ${value} now; what was claimed stays.`;
    },
  },
};

import type { Lottery } from '../providers/draws/DrawSource.ts';

interface Name {
  vi: string;
  en: string;
}

/** The game of a lottery's rounds. */
export const lotteryGame = (code: string): string => `lottery:${code}`;

/**
 * Names of the games of lotteries, which are in no catalogue.
 * @returns the name that a row has, or the one of its lottery where it bears the id of a lottery's game
 */
export function gameNamesOf(lotteries: readonly Pick<Lottery, 'code' | 'name'>[]): (name: Name) => Name {
  const names = new Map(lotteries.map(({ code, name }) => [lotteryGame(code), name]));
  return (name) => names.get(name.vi) ?? name;
}

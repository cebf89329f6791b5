import { matchText } from '../shared/matchText.ts';

interface Findable {
  text: string;
  keywords?: readonly string[] | undefined;
}

/** The options that answer a search by their text or a keyword, the best first; else in their own order. */
export function findOptions<Option extends Findable>(options: readonly Option[], search: string): Option[] {
  return options
    .map((option) => ({ option, rank: Math.max(...[option.text, ...(option.keywords ?? [])].map((text) => matchText(text, search))) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ option }) => option);
}

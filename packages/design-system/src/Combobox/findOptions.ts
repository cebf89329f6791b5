import { matchText } from '../shared/matchText.ts';

interface Findable {
  text: string;
  keywords?: readonly string[] | undefined;
}

/** How well an option answers. A keyword weighs less than the text: what begins so stands before what is only known by such a code. */
function rankOf({ text, keywords = [] }: Findable, search: string): number {
  const ofKeywords = keywords.map((keyword) => matchText(keyword, search)).map((rank) => rank && Math.max(1, 2 * rank - 3));
  return Math.max(2 * matchText(text, search), ...ofKeywords);
}

/** The options that answer a search by their text or a keyword, the best first; else in their own order. */
export function findOptions<Option extends Findable>(options: readonly Option[], search: string): Option[] {
  return options
    .map((option) => ({ option, rank: rankOf(option, search) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ option }) => option);
}

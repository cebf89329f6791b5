import { foldText } from './foldText.ts';

/** How well a text answers a search, whatever its accents: 4 whole, 3 from its start, 2 from the start of a word, 1 inside, 0 not at all. */
export type MatchRank = 0 | 1 | 2 | 3 | 4;

/** `rong` finds `Rồng`, `d` finds `đ`, and so does `RỒNG` find `rong`. An empty search finds everything. */
export function matchText(text: string, search: string): MatchRank {
  const [folded, wanted] = [foldText(text), foldText(search)];
  if (wanted === '' || folded === wanted) return 4;
  if (folded.startsWith(wanted)) return 3;
  if (!folded.includes(wanted)) return 0;
  return folded.split(/[^\p{L}\p{N}+]+/u).some((_, place, words) => words.slice(place).join(' ').startsWith(wanted)) ? 2 : 1;
}

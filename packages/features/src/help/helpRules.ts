import type { HelpArticle, HelpSection } from '@baize/contract';
import { foldText, wordsIn } from '../core/index.ts';

/** The section that an anchor opens: its own, or that of its article. */
export function sectionAt(sections: readonly HelpSection[], anchor: string | undefined): HelpSection | undefined {
  return sections.find(({ id, articles }) => id === anchor || articles.some((article) => article.id === anchor));
}

/** An article that was found, and the section that it stands in. */
export interface HelpHit {
  section: HelpSection;
  article: HelpArticle;
  /** What it says, for the reader to judge by. */
  excerpt: string;
}

const linesOf = ({ blocks }: HelpArticle): string[] => blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : block.items));

/**
 * Articles with all the words, however they are accented: “nap tien” finds “Nạp tiền”. Those with the words in their title come first, then
 * those of a section with such a title.
 * @returns undefined for a text without a word: nothing is searched then.
 */
export function findInHelp(sections: readonly HelpSection[], text: string): HelpHit[] | undefined {
  const words = wordsIn(text);
  if (words.length === 0) return undefined;
  const hasAll = (haystack: string): boolean => words.every((word) => haystack.includes(word));
  const ranked = sections.flatMap((section) =>
    section.articles.flatMap((article) => {
      const title = foldText(article.title);
      const sectionTitle = foldText(section.title);
      const lines = linesOf(article);
      if (!hasAll(`${sectionTitle}\n${title}\n${foldText(lines.join('\n'))}`)) return [];
      const rank = hasAll(title) ? 0 : hasAll(sectionTitle) ? 1 : 2;
      const excerpt = lines.find((line) => words.some((word) => foldText(line).includes(word))) ?? lines[0] ?? '';
      return [{ rank, hit: { section, article, excerpt } }];
    }),
  );
  return ranked.sort((one, other) => one.rank - other.rank).map(({ hit }) => hit);
}

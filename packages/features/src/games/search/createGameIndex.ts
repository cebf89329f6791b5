import type { Game, Language } from '@baize/contract';
import { foldText, wordsIn } from '../../core/index.ts';
import type { FinderQuery, GameFeature } from './finderQuery.ts';

/** Games that are made to be searched. */
export interface GameIndex {
  /** The games that fit, in the order of the query. The same array for the same question. */
  find(query: FinderQuery, language: Language): readonly Game[];
}

const hasFeature: Record<GameFeature, (game: Game) => boolean> = {
  hot: ({ isHot }) => isHot,
  new: ({ isNew }) => isNew,
  demo: ({ hasDemo }) => hasDemo,
};

/** Where the words were found: the better the earlier. */
const places = { nameBegins: 0, wordBegins: 1, somewhere: 2 } as const;

/**
 * Makes games searchable by their names in both languages, by vendor and by the words of their category, whatever marks are typed.
 * Texts are folded at the first search, so that a page which only lists games does not wait for it.
 * @param games most played first
 * @param wordsOf more words that a game is found by, such as the names of its category
 */
export function createGameIndex(games: readonly Game[], wordsOf: (game: Game) => string): GameIndex {
  let folded: Folded | undefined;
  const orders: Partial<Record<string, readonly number[]>> = {};
  let last: { key: string; words: readonly string[]; rows: readonly number[]; found: readonly Game[] } | undefined;

  const orderOf = (sort: FinderQuery['sort'], language: Language): readonly number[] => {
    const key = sort === 'name' ? `name ${language}` : sort;
    orders[key] ??= makeOrder(games, sort, language);
    return orders[key];
  };

  return {
    find: (query, language) => {
      const { text, ...rest } = query;
      const words = wordsIn(text);
      const key = JSON.stringify([rest, language]);
      if (last && last.key === key && last.words.join(' ') === words.join(' ')) return last.found;
      folded ??= foldGames(games, wordsOf);
      // Another letter can only leave out more of what was found; a word that grew is looked for anew.
      const isNarrower = last?.key === key && last.words.every((word, place) => words[place]?.startsWith(word));
      const among = isNarrower && last ? last.rows : orderOf(query.sort, language).filter((row) => isFitting(games[row], query));
      const rows = words.length === 0 ? among : matching(among, words, folded);
      const found = (query.sort === 'popular' && words.length > 0 ? ranked(rows, words, folded, language) : rows).flatMap(
        (row) => games[row] ?? [],
      );
      last = { key, words, rows, found };
      return found;
    },
  };
}

interface Folded {
  /** Names by language, each with a space before it. */
  names: Record<Language, readonly string[]>;
  /** Vendor and further words, each with a space before it. */
  others: readonly string[];
}

/** A line a game: all lines of a column are folded at once. */
function foldGames(games: readonly Game[], wordsOf: (game: Game) => string): Folded {
  const column = (textOf: (game: Game) => string): string[] =>
    foldText(games.map((game) => ` ${textOf(game).replaceAll('\n', ' ')}`).join('\n')).split('\n');
  return {
    names: { vi: column(({ name }) => name.vi), en: column(({ name }) => name.en) },
    others: column((game) => `${game.vendor} ${game.vassalage} ${wordsOf(game)}`),
  };
}

function makeOrder(games: readonly Game[], sort: FinderQuery['sort'], language: Language): readonly number[] {
  const rows = games.map((_, row) => row);
  if (sort === 'popular') return rows;
  if (sort === 'new') return [...rows.filter((row) => games[row]?.isNew), ...rows.filter((row) => !games[row]?.isNew)];
  const { compare } = new Intl.Collator(language, { numeric: true });
  const nameOf = (row: number): string => games[row]?.name[language] ?? '';
  return rows.sort((one, other) => compare(nameOf(one), nameOf(other)) || one - other);
}

function isFitting(game: Game | undefined, { vendorType, vendor, category, features }: FinderQuery): boolean {
  return (
    game !== undefined &&
    (vendorType === undefined || game.vendorType === vendorType) &&
    (vendor === undefined || game.vassalage === vendor) &&
    (category === undefined || game.category === category) &&
    features.every((feature) => hasFeature[feature](game))
  );
}

function matching(rows: readonly number[], words: readonly string[], { names, others }: Folded): number[] {
  return rows.filter((row) =>
    words.every((word) => names.vi[row]?.includes(word) || names.en[row]?.includes(word) || others[row]?.includes(word)),
  );
}

/** Names that begin with what was typed, then names with a word that does, then the others; each in the order that they had. */
function ranked(rows: readonly number[], words: readonly string[], { names }: Folded, language: Language): number[] {
  const typed = ` ${words.join(' ')}`;
  const found: number[][] = [[], [], []];
  for (const row of rows) {
    const [own, other] = [names[language][row] ?? '', names[language === 'vi' ? 'en' : 'vi'][row] ?? ''];
    const begins = own.startsWith(typed) || other.startsWith(typed);
    const isInside = begins || own.includes(typed) || other.includes(typed);
    found[begins ? places.nameBegins : isInside ? places.wordBegins : places.somewhere]?.push(row);
  }
  return found.flat();
}

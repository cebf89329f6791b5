import { type Calls, gameCategories, gameMarks, type ResponseOf, vendorTypes, type WireGame } from '@baize/contract';
import { storyGames } from './storyGames.ts';

/** A catalogue as it travels, of these games. */
export function storyCatalogueOf(games: readonly WireGame[]): ResponseOf<Calls['getCatalogue']> {
  const vendors = [...new Set(games.map(({ vassalage }) => vassalage))];
  return {
    version: 'stories',
    vendors: vendors.map((vassalage) => ({ name: vassalage, vassalage })),
    art: { small: games[0]?.smallIcon ?? '', large: games[0]?.lagerIcon ?? '' },
    games: {
      gameId: games.map(({ gameId }) => gameId),
      nodeId: games.map(({ nodeId }) => nodeId),
      vi: games.map(({ displayName }) => displayName.vi),
      en: games.map(({ displayName }) => displayName.en),
      vendor: games.map(({ vassalage }) => vendors.indexOf(vassalage)),
      vendorType: games.map(({ vendorType }) => vendorTypes.indexOf(vendorType)),
      category: games.map(({ gameType }) => gameCategories.indexOf(gameType)),
      marks: games.map((game) => (game.hot ? gameMarks.hot : 0) + (game.new ? gameMarks.new : 0) + (game.demo ? gameMarks.demo : 0)),
    },
  };
}

export const storyCatalogue = storyCatalogueOf(storyGames);

/** So many games, each with a name of its own. */
export function manyGames(count: number): WireGame[] {
  return Array.from({ length: count }, (_, row) => {
    const game = storyGames[row % storyGames.length] as WireGame;
    const { vi, en } = game.displayName;
    return { ...game, nodeId: `m${row}`, gameId: `m${row}`, displayName: { vi: `${vi} ${row + 1}`, en: `${en} ${row + 1}` } };
  });
}

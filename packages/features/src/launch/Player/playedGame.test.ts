import { afterEach, expect, it } from 'vitest';
import { storyPlayedGame } from '../testing/storyPlayedGame.ts';
import { readPlayedGame } from './playedGame.ts';
import { playedGameKey } from './playedGameKey.ts';

afterEach(() => sessionStorage.clear());

it('the game that the window was opened for is read as it was handed over', () => {
  sessionStorage.setItem(playedGameKey, JSON.stringify(storyPlayedGame));
  expect(readPlayedGame(storyPlayedGame.nodeId)).toEqual(storyPlayedGame);
});

it('a window that was opened for another game, or for none, has no game', () => {
  expect(readPlayedGame(storyPlayedGame.nodeId)).toBeUndefined();
  sessionStorage.setItem(playedGameKey, JSON.stringify(storyPlayedGame));
  expect(readPlayedGame('another')).toBeUndefined();
});

it.each(['', '{', '[]', 'null', '7', JSON.stringify({ ...storyPlayedGame, url: 'nowhere' }), JSON.stringify({ nodeId: 'n1' })])(
  'whatever else stands in the storage is no game: %s',
  (text) => {
    sessionStorage.setItem(playedGameKey, text);
    expect(readPlayedGame(storyPlayedGame.nodeId)).toBeUndefined();
  },
);

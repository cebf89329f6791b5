import { afterEach, describe, expect, it } from 'vitest';
import { storyGame } from '../../core/testing/storyGames.ts';
import { pendingLaunch } from './pendingLaunch.ts';

afterEach(() => sessionStorage.clear());

describe('§6 the game that a visitor asked for', () => {
  it('is given out once', () => {
    pendingLaunch.keep({ game: storyGame });
    expect([pendingLaunch.take(), pendingLaunch.take()]).toEqual([{ game: storyGame }, undefined]);
  });

  it('is the last one that was asked for', () => {
    pendingLaunch.keep({ game: { ...storyGame, gameId: 'first' } });
    pendingLaunch.keep({ game: storyGame });
    expect(pendingLaunch.take()).toEqual({ game: storyGame });
  });

  it('is forgotten when the visitor turns away', () => {
    pendingLaunch.keep({ game: storyGame });
    pendingLaunch.forget();
    expect(pendingLaunch.take()).toBeUndefined();
  });

  it('§3 may be a seat in a room, and a game by itself that is asked for later is none', () => {
    pendingLaunch.keep({ game: storyGame, roomId: 'ben-nuoc' });
    expect(pendingLaunch.take()).toEqual({ game: storyGame, roomId: 'ben-nuoc' });
    pendingLaunch.keep({ game: storyGame, roomId: 'ben-nuoc' });
    pendingLaunch.keep({ game: storyGame });
    expect(pendingLaunch.take()?.roomId).toBeUndefined();
  });

  it.each([
    '{broken',
    'null',
    '7',
    '{"gameId":"g0"}',
    '{"game":null}',
    '{"game":{}}',
    JSON.stringify({ game: { ...storyGame, name: storyGame.name.vi } }),
    JSON.stringify({ game: { ...storyGame, vendorType: 'CASINO' } }),
    JSON.stringify({ game: storyGame, roomId: 7 }),
  ])('never breaks a login when %s stands in its place', (stored) => {
    sessionStorage.setItem('baize-pending-launch', stored);
    expect(pendingLaunch.take()).toBeUndefined();
  });
});

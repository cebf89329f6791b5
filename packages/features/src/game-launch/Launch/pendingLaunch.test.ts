import { afterEach, describe, expect, it } from 'vitest';
import { storyGame } from '../../core/testing/storyGames.ts';
import { pendingLaunch } from './pendingLaunch.ts';

afterEach(() => sessionStorage.clear());

describe('§6 the game that a visitor asked for', () => {
  it('is given out once', () => {
    pendingLaunch.keep(storyGame);
    expect([pendingLaunch.take(), pendingLaunch.take()]).toEqual([storyGame, undefined]);
  });

  it('is the last one that was asked for', () => {
    pendingLaunch.keep({ ...storyGame, gameId: 'first' });
    pendingLaunch.keep(storyGame);
    expect(pendingLaunch.take()).toEqual(storyGame);
  });

  it('is forgotten when the visitor turns away', () => {
    pendingLaunch.keep(storyGame);
    pendingLaunch.forget();
    expect(pendingLaunch.take()).toBeUndefined();
  });

  it('never breaks a login when something else stands in its place', () => {
    sessionStorage.setItem('baize-pending-launch', '{broken');
    expect(pendingLaunch.take()).toBeUndefined();
  });
});

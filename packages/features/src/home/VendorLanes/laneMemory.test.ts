import { afterEach, describe, expect, it } from 'vitest';
import { storyGames } from '../../core/testing/index.ts';
import { laneMemory } from './laneMemory.ts';

const lanes = [
  { title: 'PG', cards: storyGames.slice(0, 1) },
  { title: 'AG', cards: storyGames.slice(2, 4) },
];

afterEach(() => sessionStorage.clear());

describe('§3 vendor lanes, cached per session by title', () => {
  it('are the same when they are read again', () => {
    expect(laneMemory.read()).toBeUndefined();
    laneMemory.keep(lanes);
    expect(laneMemory.read()).toEqual(lanes);
  });

  it.each([
    ['is gone', () => sessionStorage.removeItem('baize-lane-AG')],
    ['is no lane', () => sessionStorage.setItem('baize-lane-AG', '{"cards":')],
    ['holds what is no game', () => sessionStorage.setItem('baize-lane-AG', '[{"nodeId":1}]')],
  ])('are asked for anew when one of them %s', (_, spoil) => {
    laneMemory.keep(lanes);
    spoil();
    expect(laneMemory.read()).toBeUndefined();
  });
});

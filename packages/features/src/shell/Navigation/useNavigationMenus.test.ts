import { expect, test } from 'vitest';
import { isLaunchable } from './useNavigationMenus.ts';

test.each([
  { gameId: 'g1', nodeId: 'n1', canOpen: true },
  { gameId: '', nodeId: 'n1', canOpen: false },
  { gameId: 'g1', nodeId: '', canOpen: false },
  { gameId: '', nodeId: '', canOpen: false },
])('§2 a live game with game id “$gameId” and node id “$nodeId” can be launched: $canOpen', ({ canOpen, ...game }) => {
  expect(isLaunchable(game)).toBe(canOpen);
});

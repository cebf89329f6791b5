import type { PlayedGame } from '../Player/playedGame.ts';

/** What a player page was opened for, without the network. */
export const storyPlayedGame = {
  nodeId: 'n1',
  name: { vi: 'Baccarat Sài Gòn', en: 'Saigon Baccarat' },
  vendor: 'PT',
  mode: 'real',
  url: 'about:blank',
  isFlash: false,
  openedAt: 0,
  launchedAt: '2026-11-22T03:30:00.000Z',
} satisfies PlayedGame;

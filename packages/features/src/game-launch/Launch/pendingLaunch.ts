import type { Game } from '@baize/contract';
import { safeStorage } from '../../core/index.ts';

/** What is to be opened: a game by itself, or the seat in a PVP room of it (§3). */
export interface Asked {
  game: Game;
  /** Undefined for the game by itself. */
  roomId?: string | undefined;
}

const storage = safeStorage('session');
const key = 'baize-pending-launch';

const isAsked = (stored: unknown): stored is Asked =>
  typeof stored === 'object' && stored !== null && 'game' in stored && typeof stored.game === 'object' && stored.game !== null;

/** Keeps what a visitor asked for while he logs in or registers; it lives as long as the tab. */
export const pendingLaunch = {
  keep: ({ game, roomId }: Asked): void => storage.set(key, JSON.stringify({ game, roomId })),
  /** What was asked for, once. */
  take: (): Asked | undefined => {
    const stored = storage.get(key);
    storage.remove(key);
    try {
      const asked: unknown = JSON.parse(stored ?? 'null');
      return isAsked(asked) ? asked : undefined;
    } catch {
      // Whatever stands there, it is no game of ours: the login goes on without it.
      return undefined;
    }
  },
  forget: (): void => storage.remove(key),
};

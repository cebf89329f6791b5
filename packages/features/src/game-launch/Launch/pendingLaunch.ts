import type { Game } from '@baize/contract';
import { safeStorage } from '../../core/index.ts';

const storage = safeStorage('session');
const key = 'baize-pending-launch';

/** Keeps the game that a visitor asked for while he logs in or registers; it lives as long as the tab. */
export const pendingLaunch = {
  keep: (game: Game): void => storage.set(key, JSON.stringify(game)),
  /** The game that was asked for, once. */
  take: (): Game | undefined => {
    const stored = storage.get(key);
    storage.remove(key);
    try {
      return stored ? (JSON.parse(stored) as Game) : undefined;
    } catch {
      // Whatever stands there, it is no game of ours: the login goes on without it.
      return undefined;
    }
  },
  forget: (): void => storage.remove(key),
};

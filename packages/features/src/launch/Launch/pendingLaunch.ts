import { type Game, gameCategories, vendorTypes } from '@baize/contract';
import * as z from 'zod/mini';
import { safeStorage } from '../../core/index.ts';

/** What is to be opened: a game by itself, or the seat in a PVP room of it (§3). */
export interface Asked {
  game: Game;
  /** Undefined for the game by itself. */
  roomId?: string | undefined;
}

const storage = safeStorage('session');
const key = 'baize-pending-launch';

/** As it is stored: an older build may have kept another shape. */
const storedAsked: z.ZodMiniType<Asked> = z.object({
  game: z.object({
    nodeId: z.string(),
    gameId: z.string(),
    name: z.object({ vi: z.string(), en: z.string() }),
    vendor: z.string(),
    vassalage: z.string(),
    vendorType: z.enum(vendorTypes),
    category: z.enum(gameCategories),
    smallArt: z.string(),
    largeArt: z.string(),
    isHot: z.boolean(),
    isNew: z.boolean(),
    hasDemo: z.boolean(),
  }),
  roomId: z.optional(z.string()),
});

/** Keeps what a visitor asked for while he logs in or registers; it lives as long as the tab. */
export const pendingLaunch = {
  keep: ({ game, roomId }: Asked): void => storage.set(key, JSON.stringify({ game, roomId })),
  /** What was asked for, once. */
  take: (): Asked | undefined => {
    const stored = storage.get(key);
    storage.remove(key);
    try {
      return storedAsked.safeParse(JSON.parse(stored ?? 'null')).data;
    } catch {
      // Whatever stands there, it is no game of ours: the login goes on without it.
      return undefined;
    }
  },
  forget: (): void => storage.remove(key),
};

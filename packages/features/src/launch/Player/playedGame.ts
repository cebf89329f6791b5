import * as z from 'zod/mini';
import { safeStorage } from '../../core/index.ts';
import { playedGameKey } from './playedGameKey.ts';

/** What the player page is handed: it lives in the session storage of its window or tab, so that no address and no history carries it. */
const playedGame = z.object({
  nodeId: z.string(),
  name: z.object({ vi: z.string(), en: z.string() }),
  vendor: z.string(),
  mode: z.enum(['real', 'demo']),
  /** The game’s own address. */
  url: z.string().check(z.regex(/^(?:https?:\/\/|about:blank$)/)),
  /** §4: the launch had to say `flash`. */
  isFlash: z.boolean(),
  /** By this browser’s clock, in milliseconds. */
  openedAt: z.number(),
  /** The portal's page that it was launched from, with its query: the way back leads there. Absent where the app names none. */
  from: z.optional(z.string().check(z.regex(/^\/(?![/\\])/))),
  /** By the gateway’s clock, ISO 8601; absent in demo play. */
  launchedAt: z.optional(z.string()),
});
/** A game that is played on the player page. */
export type PlayedGame = z.infer<typeof playedGame>;

const storage = safeStorage('session');

/** The game that this window or tab was opened for; undefined when it was opened for none, or for another. */
export function readPlayedGame(nodeId: string): PlayedGame | undefined {
  try {
    const read = playedGame.safeParse(JSON.parse(storage.get(playedGameKey) ?? 'null'));
    return read.success && read.data.nodeId === nodeId ? read.data : undefined;
  } catch {
    // Whatever stands there, it is nothing of ours.
    return undefined;
  }
}

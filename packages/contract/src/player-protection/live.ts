import * as z from 'zod/mini';
import { protectionStop } from './protectionStop.ts';

/** Live events of player protection. */
export const playerProtectionLive = {
  /** A bet of a game was refused, or a break or self-exclusion has begun: the portal says why beside the game, or in its place. */
  playRefused: z.object({ stop: protectionStop }),
} as const;

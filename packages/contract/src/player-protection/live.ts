import * as z from 'zod/mini';
import { protectionStop } from './protectionStop.ts';

/** Live events of player protection. */
export const playerProtectionLive = {
  /** A bet of a game was refused: the portal says why beside the game. */
  playRefused: z.object({ stop: protectionStop }),
} as const;

import * as z from 'zod/mini';
import { type Game, toGame, wireGame } from '../games/game.ts';
import { defineCall } from '../wire/call.ts';

const wireLane = z.object({ title: z.string(), cards: z.array(wireGame) });

/** §3 "vendor response: data.lanes each with title and cards". */
export const getVendorLanes = defineCall({
  method: 'GET',
  path: 'games/vendor_lanes',
  auth: 'public',
  summary: 'A lane for each of the most played vendors: its name as the title, its most played games as cards (§3).',
  request: z.object({}),
  example: {},
  response: z.object({ data: z.object({ lanes: z.array(wireLane) }) }),
});

/** A row of one vendor’s games; its title is the vendor’s name, and no two lanes share one. */
export interface VendorLane {
  title: string;
  games: readonly Game[];
}

/** The lanes of a reply under the portal’s own names; a lane without cards is left out. */
export function toVendorLanes({ data }: z.infer<typeof getVendorLanes.response>): VendorLane[] {
  return data.lanes.filter(({ cards }) => cards.length > 0).map(({ title, cards }) => ({ title, games: cards.map(toGame) }));
}

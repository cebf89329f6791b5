import { getVendorLanes, toVendorLanes, type VendorLane } from '@baize/contract';
import type { ListState } from '../listState.ts';
import { useList } from '../useList.ts';
import { laneMemory } from './laneMemory.ts';

/** The vendor lanes (§7 "GET vendor lanes"), asked for once a session (§3). */
export const useVendorLanes = (isWanted: boolean): ListState<VendorLane> =>
  useList({
    key: ['games', 'lanes'],
    isWanted,
    freshMs: Number.POSITIVE_INFINITY,
    known: () => {
      const lanes = laneMemory.read();
      return lanes && toVendorLanes({ data: { lanes } });
    },
    load: async (client, signal) => {
      const reply = await client.send(getVendorLanes, {}, { signal });
      laneMemory.keep(reply.data.lanes);
      return toVendorLanes(reply);
    },
  });

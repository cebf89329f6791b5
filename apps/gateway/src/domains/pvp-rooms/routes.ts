import type { Services } from '../../services.ts';
import type { Handlers } from '../../wire/implement.ts';
import { launchRoom } from '../launch/launch.ts';
import { listRooms } from './pvpRooms.ts';

/** PVP rooms, and the way into one (§3). */
export function pvpRoomHandlers({
  database: { db },
  merchantCode,
  currency,
  settings,
  provider,
}: Services): Pick<Handlers, 'listPvpRooms' | 'launchPvpRoom'> {
  return {
    listPvpRooms: async ({ identity }) => ({ rooms: await listRooms(db, currency, identity?.customerId) }),
    launchPvpRoom: ({ request, identity, language }) => launchRoom({ db, provider, settings, merchantCode, identity, language }, request),
  };
}

import type { Services } from '../../services.ts';
import { signedIn } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { readLeaderboard } from './leaderboard.ts';
import { claimMissionOf, listMissionsOf } from './missions.ts';

/** §2 "mission leaderboard". */
export function missionHandlers({
  database: { db },
  timeZone,
  live,
}: Services): Pick<Handlers, 'listMissions' | 'claimMission' | 'getLeaderboard'> {
  return {
    listMissions: async (context) => ({ missions: await listMissionsOf(db, signedIn(context).customerId, timeZone) }),

    getLeaderboard: async (context) => {
      const leaderboard = await readLeaderboard(db, signedIn(context).customerId, context.request, timeZone);
      return leaderboard ? { leaderboard } : {};
    },

    claimMission: async (context) => {
      const { customerId } = signedIn(context);
      const mission = await context.once((tx) => claimMissionOf(tx, customerId, context.request, timeZone));
      live.changed(customerId);
      return mission;
    },
  };
}

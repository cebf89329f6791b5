import { claimMission } from './claimMission.ts';
import { getLeaderboard } from './getLeaderboard.ts';
import { listMissions } from './listMissions.ts';

export { claimMission } from './claimMission.ts';
export { missionsErrors } from './errors.ts';
export { getLeaderboard, type LeaderboardTurn, leaderboardTurns } from './getLeaderboard.ts';
export {
  type Leaderboard,
  type LeaderboardPrize,
  type LeaderboardRow,
  type LeaderboardTerms,
  leaderboardTerms,
} from './leaderboard.ts';
export { listMissions } from './listMissions.ts';
export {
  type Mission,
  type MissionMeasure,
  type MissionPeriod,
  type MissionTerms,
  missionMeasures,
  missionPeriods,
  missionTerms,
} from './mission.ts';

/** Calls of this domain by name. */
export const missionsCalls = { listMissions, claimMission, getLeaderboard } as const;

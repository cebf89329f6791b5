import { claimMission } from './claimMission.ts';
import { listMissions } from './listMissions.ts';

export { claimMission } from './claimMission.ts';
export { missionsErrors } from './errors.ts';
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
export const missionsCalls = { listMissions, claimMission } as const;

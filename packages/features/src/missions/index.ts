export { Missions } from './Missions/Missions.tsx';
export { MissionsView, type MissionsViewProps } from './Missions/MissionsView.tsx';
export { type MissionClaiming, useMissions } from './Missions/useMissions.ts';

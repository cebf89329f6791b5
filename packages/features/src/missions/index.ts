export { Leaderboard } from './Leaderboard/Leaderboard.tsx';
export { LeaderboardView, type LeaderboardViewProps } from './Leaderboard/LeaderboardView.tsx';
export { type LeaderboardChoice, type Ranks, useLeaderboard } from './Leaderboard/useLeaderboard.ts';
export { MissionCenter, type MissionCenterProps } from './MissionCenter/MissionCenter.tsx';
export { Missions } from './Missions/Missions.tsx';
export { MissionsView, type MissionsViewProps } from './Missions/MissionsView.tsx';
export { type MissionClaiming, useMissions } from './Missions/useMissions.ts';

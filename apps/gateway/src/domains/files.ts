import type { Services } from '../services.ts';
import type { FileMakers } from '../wire/implementFiles.ts';
import { agentCenterFileMakers } from './agent-center/files/makers.ts';
import { lotteryFileMakers } from './lottery/files.ts';
import { playerProtectionFileMakers } from './player-protection/files.ts';

/** What makes each file: one that lacks its maker does not compile. */
export const fileMakersOf = (services: Services): FileMakers => ({
  ...agentCenterFileMakers(services),
  ...lotteryFileMakers(services),
  ...playerProtectionFileMakers(services),
});

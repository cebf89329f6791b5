import { agentCenterFiles } from './agent-center/files.ts';
import { lotteryFiles } from './lottery/files.ts';
import { playerProtectionFiles } from './player-protection/files.ts';

/** Every file of the contract by name. A gateway makes all of them. */
export const files = { ...agentCenterFiles, ...lotteryFiles, ...playerProtectionFiles } as const;
export type Files = typeof files;
export type FileName = keyof Files;

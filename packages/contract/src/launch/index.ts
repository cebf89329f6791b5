import { getPlayResult } from './getPlayResult.ts';
import { launchGame } from './launchGame.ts';
import { listUnfinishedRounds } from './listUnfinishedRounds.ts';

export { getPlayResult, type PlayResult } from './getPlayResult.ts';
export { launchGame } from './launchGame.ts';
export { accountTypes, accountVendors, clientType, flashVendors, platforms, playerPageVendors } from './launchRules.ts';
export { listUnfinishedRounds, toUnfinishedRounds, type UnfinishedRounds } from './listUnfinishedRounds.ts';
export { returnPathLength } from './returnPath.ts';

/** Calls of this domain by name. */
export const launchCalls = { launchGame, getPlayResult, listUnfinishedRounds } as const;

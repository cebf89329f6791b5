import { agentMemberTypes, playerMemberType } from '@baize/contract';

/** §6: what an account that belongs to somebody can be; a trial account belongs to nobody. */
export const accountTypes = [playerMemberType, ...agentMemberTypes];

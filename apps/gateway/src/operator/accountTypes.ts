import { agentMemberTypes, playerMemberType } from '@baize/contract';

/** §6: types of an account with an owner; a trial account has none. */
export const accountTypes = [playerMemberType, ...agentMemberTypes];

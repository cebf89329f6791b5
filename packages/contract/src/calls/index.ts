import { getPopularGames, launchGame } from './games.ts';
import { createDeposit, createWithdrawal, getBalance, getMemberInfo } from './member.ts';
import { login, logout, registerMember } from './session.ts';
import { getEncryptionKey, getPermission, getRegistrationSetting, getSystemStatus } from './system.ts';

/** Every call of the contract by name. A gateway implements all of them; a client has a function for each. */
export const calls = {
  getSystemStatus,
  getPermission,
  getRegistrationSetting,
  getEncryptionKey,
  login,
  logout,
  registerMember,
  getMemberInfo,
  getBalance,
  createDeposit,
  createWithdrawal,
  getPopularGames,
  launchGame,
} as const;
export type Calls = typeof calls;
export type CallName = keyof Calls;

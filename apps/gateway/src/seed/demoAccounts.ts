import { agentFlag, playerMemberType, trialMemberType } from '@baize/contract';

/** Password of every demo account; they exist in sandbox mode only. */
export const demoPassword = 'Baize123';
/** Fund password of the demo accounts that may withdraw (§9). */
export const demoFundPassword = 'Fund1234';

export interface DemoAccount {
  account: string;
  nickname: string;
  /** What it is for, as the start prints it. */
  about: string;
  type: number;
  isAgent?: number;
  /** đồng on the main account. */
  balance: number;
  affiliateCode?: string;
  isLegionMaster?: boolean;
  passwordExpired?: boolean;
  trustedIpsOnly?: boolean;
}

export const demoAccounts: readonly DemoAccount[] = [
  { account: 'member01', nickname: 'Minh Anh', about: 'member', type: playerMemberType, balance: 12_480_500 },
  { account: 'agent01', nickname: 'Quốc Bảo', about: 'agent', type: 2, isAgent: agentFlag, balance: 85_000_000, affiliateCode: 'AGENT01' },
  { account: 'master01', nickname: 'Thu Hà', about: 'legion master', type: playerMemberType, balance: 5_250_000, isLegionMaster: true },
  { account: 'trial01', nickname: 'Chơi thử', about: 'trial account', type: trialMemberType, balance: 0 },
  {
    account: 'expired01',
    nickname: 'Hoàng Long',
    about: 'password expired: reads only until it is changed',
    type: playerMemberType,
    balance: 1_000_000,
    passwordExpired: true,
  },
  {
    account: 'newip01',
    nickname: 'Ngọc Lan',
    about: 'logs in from a new address (its second factor comes with account security)',
    type: playerMemberType,
    balance: 1_000_000,
    trustedIpsOnly: true,
  },
];

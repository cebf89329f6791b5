import { agentFlag, playerMemberType, trialMemberType } from '@baize/contract';

/** Password of every demo account; they exist in sandbox mode only. */
export const demoPassword = 'Baize123';
/** Fund password of the demo accounts that may withdraw (§9). */
export const demoFundPassword = 'Fund1234';

export interface DemoAccount {
  account: string;
  nickname: string;
  /** E.164; its messages land in the outbox. */
  mobile: string;
  email: string;
  /** As it stands on the bank account. */
  realName?: string;
  /** Purpose, as the start prints it. */
  about: string;
  type: number;
  isAgent?: number;
  /** Amount in the minor unit on the main account. */
  balance: number;
  affiliateCode?: string;
  /** Account of the agent above it, which is earlier in the list. */
  upline?: string;
  /** 1 lets it transfer to that agent (§2). */
  toUpline?: number;
  isLegionMaster?: boolean;
  passwordExpired?: boolean;
  trustedIpsOnly?: boolean;
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    account: 'member01',
    mobile: '+84912000001',
    email: 'member01@baize.example',
    nickname: 'Minh Anh',
    about: 'member',
    type: playerMemberType,
    balance: 12_480_500,
  },
  {
    account: 'agent01',
    mobile: '+84912000002',
    email: 'agent01@baize.example',
    nickname: 'Quốc Bảo',
    about: 'agent',
    type: 2,
    isAgent: agentFlag,
    balance: 85_000_000,
    affiliateCode: 'AGENT01',
  },
  {
    account: 'master01',
    mobile: '+84912000003',
    email: 'master01@baize.example',
    nickname: 'Thu Hà',
    about: 'legion master',
    type: playerMemberType,
    balance: 5_250_000,
    isLegionMaster: true,
  },
  {
    account: 'trial01',
    mobile: '+84912000004',
    email: 'trial01@baize.example',
    nickname: 'Chơi thử',
    about: 'trial account',
    type: trialMemberType,
    balance: 0,
  },
  {
    account: 'expired01',
    mobile: '+84912000005',
    email: 'expired01@baize.example',
    nickname: 'Hoàng Long',
    about: 'password expired: reads only until it is changed',
    type: playerMemberType,
    balance: 1_000_000,
    passwordExpired: true,
  },
  {
    account: 'newip01',
    mobile: '+84912000006',
    email: 'newip01@baize.example',
    nickname: 'Ngọc Lan',
    about: 'asks for a second factor at a new address: SMS or mail (see the outbox), or the bank name NGUYEN NGOC LAN',
    type: playerMemberType,
    balance: 1_000_000,
    realName: 'NGUYEN NGOC LAN',
    trustedIpsOnly: true,
  },
  {
    account: 'contract01',
    mobile: '+84912000007',
    email: 'contract01@baize.example',
    nickname: 'Gia Hân',
    about: 'member of agent01 with contract requests to answer, who may transfer to it',
    type: playerMemberType,
    balance: 2_000_000,
    upline: 'agent01',
    toUpline: 1,
  },
];

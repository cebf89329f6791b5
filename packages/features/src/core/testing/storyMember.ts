import type { Balance, CustomerServiceEntry } from '@baize/contract';
import type { MemberInfo } from '../session/useMember.ts';
import type { Permission } from '../usePermission.ts';

/** The member that stories are logged in as. */
export const storyMember: MemberInfo = {
  id: 'c-1',
  account: 'minh88',
  nickname: 'Minh Anh',
  type: 0,
  isAgent: 0,
  toUpline: 0,
  iconId: 3,
  isLegionMaster: false,
  passwordExpired: false,
};

export const storyBalance: Balance = { sumBalance: 12_480_500, currency: 'VND' };

export const storyContacts: readonly CustomerServiceEntry[] = [
  { csType: 'TELEGRAM', title: 'Telegram', path: 'https://telegram.example/baize' },
  { csType: 'EMAIL', title: 'support@baize.example', path: 'mailto:support@baize.example' },
];

/** What the merchant of the stories offers. */
export const storyPermission: Permission = {
  merchantCode: 'baize',
  mainDomain: 'https://baize.example',
  currency: 'VND',
  catalogueVersion: 'stories',
  timeZone: 'Asia/Ho_Chi_Minh',
  recordDays: 30,
  flags: {
    freePlay: false,
    forcedPasswordExpiryChange: true,
    smsVerificationAtRegistration: false,
    mobileCodeLogin: false,
    mobileNumberRegistration: false,
    notExistUserRedirect: true,
    captchaAtLogin: false,
    deposit: true,
    withdraw: true,
    rewardCenter: true,
    manualRebate: true,
    guild: true,
    transferUpline: true,
    referral: true,
    missionLeaderboard: true,
    merchantWallet: false,
  },
  customerService: [...storyContacts],
  resources: [],
  socialProviders: [],
  sandbox: true,
};

/** The same with the money of another brand. */
export const storyPermissionIn = (currency: Permission['currency']): Permission => ({ ...storyPermission, currency });

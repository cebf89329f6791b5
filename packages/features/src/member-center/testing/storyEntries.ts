import {
  depositIcon,
  giftIcon,
  mailIcon,
  percentIcon,
  receiptIcon,
  scrollIcon,
  shieldCheckIcon,
  swordsIcon,
  trophyIcon,
  upRightIcon,
  userPlusIcon,
  walletIcon,
  withdrawIcon,
} from '@baize/design-system/icons';
import type { MenuEntry } from '../CenterModal/MemberCenterList.tsx';

/** The menu as a portal with all domains brings it; some entries depend on what a member may do (§2). */
export const storyEntries: readonly MenuEntry[] = [
  { name: 'account', icon: shieldCheckIcon, order: 10 },
  { name: 'wallet', icon: walletIcon, order: 20, canOpen: ({ flags }) => !flags.merchantWallet },
  { name: 'deposit', icon: depositIcon, order: 30 },
  { name: 'withdraw', icon: withdrawIcon, order: 40 },
  { name: 'debtHistory', icon: scrollIcon, order: 50 },
  { name: 'transactionHistory', icon: receiptIcon, order: 60 },
  { name: 'rewardCenter', icon: giftIcon, order: 70 },
  { name: 'referral', icon: userPlusIcon, order: 80 },
  { name: 'missionLeaderboard', icon: trophyIcon, order: 90 },
  { name: 'messages', icon: mailIcon, order: 100 },
  { name: 'manualRebate', icon: percentIcon, order: 110 },
  { name: 'legion', icon: swordsIcon, order: 120, canOpen: ({ flags }) => flags.guild },
  { name: 'transferUpline', icon: upRightIcon, order: 130, canOpen: ({ toUpline }) => toUpline === 1 },
];

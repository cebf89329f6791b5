import type { IconDrawing } from '@baize/design-system';
import {
  calendarIcon,
  depositIcon,
  gaugeIcon,
  gemIcon,
  giftIcon,
  gridIcon,
  historyIcon,
  idCardIcon,
  megaphoneIcon,
  protectionIcon,
  sortIcon,
  trendUpIcon,
  userIcon,
  walletIcon,
} from '@baize/design-system/icons';
import type { AgentEntry } from './agentEntries.ts';

/** How each entry is drawn in the list, and on a page that is still to come. */
export const iconForEntry: Record<AgentEntry, IconDrawing> = {
  announcement: megaphoneIcon,
  teamOverview: gridIcon,
  registerCenter: idCardIcon,
  downlineManagement: userIcon,
  debtRecord: walletIcon,
  profitAndLoss: sortIcon,
  revenueReport: trendUpIcon,
  downlineTransactions: depositIcon,
  redRain: giftIcon,
  dividend: gemIcon,
  dailyWages: calendarIcon,
  hourlySalary: historyIcon,
  realTimeSalary: gaugeIcon,
  protection: protectionIcon,
};

import type { Row } from '../Row.ts';
import { balance } from './balance.ts';
import { bet } from './bet.ts';
import { deposit } from './deposit.ts';
import { finderKeystroke, finderNodes, finderOfMany, finderScrolled } from './finder.ts';
import { guildRank } from './guildRank.ts';
import { betGrowth, historyGrowth } from './historyGrowth.ts';
import { javascript } from './javascript.ts';
import { layoutShift } from './layoutShift.ts';
import { lighthouse, lighthouseAudits } from './lighthouse.ts';
import { lotteryListeners } from './lotteryListeners.ts';
import { lotteryOrder } from './lotteryOrder.ts';
import { lotterySettle } from './lotterySettle.ts';
import { mainThread, mainThreadPages } from './mainThread.ts';
import { modal } from './modal.ts';
import { ownRank } from './ownRank.ts';
import { parts } from './parts.ts';
import { playerTotals } from './playerTotals.ts';
import { queue } from './queue.ts';
import { rainClaim } from './rainClaim.ts';
import { settling } from './settling.ts';
import { styles } from './styles.ts';
import { teamPages } from './teamPages.ts';

/** The budgets of DESIGN §6, in its order, and the design system beside others. */
export const rows: readonly Row[] = [
  javascript,
  styles,
  mainThread,
  mainThreadPages,
  lighthouse,
  lighthouseAudits,
  layoutShift,
  finderKeystroke,
  finderNodes,
  finderScrolled,
  finderOfMany,
  modal,
  balance,
  bet,
  deposit,
  rainClaim,
  lotteryOrder,
  historyGrowth,
  betGrowth,
  ...playerTotals,
  queue,
  settling,
  lotterySettle,
  lotteryListeners,
  ...teamPages,
  ownRank,
  guildRank,
  parts,
];

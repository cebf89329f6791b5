import { claimRewards } from './claimRewards.ts';
import { listRewardHistory } from './listRewardHistory.ts';
import { listRewards } from './listRewards.ts';
import { claimRain } from './rain/claimRain.ts';
import { createRain } from './rain/createRain.ts';
import { listRains } from './rain/listRains.ts';
import { listTeamRains } from './rain/listTeamRains.ts';
import { getPrizeTable } from './tickets/getPrizeTable.ts';
import { listTickets } from './tickets/listTickets.ts';
import { openTicket } from './tickets/openTicket.ts';

export { claimRewards } from './claimRewards.ts';
export { bonusStates, listRewardHistory, type RewardRow, type RewardState, rewardStates } from './listRewardHistory.ts';
export { type CheckIn, listRewards, type Reward } from './listRewards.ts';
export { claimRain } from './rain/claimRain.ts';
export { createRain } from './rain/createRain.ts';
export { listRains } from './rain/listRains.ts';
export { listTeamRains } from './rain/listTeamRains.ts';
export { type Rain, type RainClaim, type RainState, rainStates, type SeenRain } from './rain/rain.ts';
export { type RainTerms, rainBounds, rainTerms } from './rain/rainTerms.ts';
export type { TeamRain } from './rain/teamRain.ts';
export { checkDraw, commitmentOf, type DrawCheck, drawPrize } from './tickets/draw.ts';
export { getPrizeTable } from './tickets/getPrizeTable.ts';
export { listTickets } from './tickets/listTickets.ts';
export { openTicket } from './tickets/openTicket.ts';
export { oddsOf, type Prize, type PrizeTable, prizeTable, weightSum } from './tickets/prizeTable.ts';
export { type Ticket, type TicketOutcome, type TicketState, ticket, ticketStates } from './tickets/ticket.ts';
export { type TicketKind, ticketKinds } from './tickets/ticketKinds.ts';

/** Calls of this domain by name. */
export const rewardsCalls = {
  listRewards,
  claimRewards,
  listRewardHistory,
  listTickets,
  openTicket,
  getPrizeTable,
  listRains,
  claimRain,
  createRain,
  listTeamRains,
} as const;

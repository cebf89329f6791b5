// Everything that an adapter outside of this folder may use: the ports, and the functions by which the sandbox fills a database.

export { type Database, type Db, rowsOf, type Tx } from './db/database.ts';
export { schema } from './db/schema.ts';
export { contractRules } from './domains/agent-contracts/contractRules.ts';
export { type ContractOffer, offerContract } from './domains/agent-contracts/offerContract.ts';
export { settlePast } from './domains/agent-contracts/settlement/settlePast.ts';
export { artAddress } from './domains/games/art.ts';
export { findGame } from './domains/games/popular.ts';
export { takeCode } from './domains/legion/codes.ts';
export { openCycle } from './domains/legion/cycle.ts';
export { nameKey } from './domains/legion/nameKey.ts';
export { putLeaderboard } from './domains/missions/putLeaderboard.ts';
export { putMission } from './domains/missions/putMission.ts';
export { setPointRate } from './domains/points-mall/pointRates.ts';
export { postPoints } from './domains/points-mall/postPoints.ts';
export { putReward } from './domains/points-mall/putReward.ts';
export { redeem } from './domains/points-mall/redeem.ts';
export { putPromotion } from './domains/promotions/putPromotion.ts';
export { findRoom } from './domains/pvp-rooms/pvpRooms.ts';
export { setRate } from './domains/rebates/rates.ts';
export { keepCode as keepReferralCode } from './domains/referral/referralCode.ts';
export { putRain } from './domains/rewards/rain/putRain.ts';
export { giveTickets } from './domains/rewards/tickets/giveTickets.ts';
export { putTable } from './domains/rewards/tickets/putTable.ts';
export { insertCustomer } from './domains/session/insertCustomer.ts';
export { hashPassword } from './domains/session/passwords.ts';
export { makeCustomerToken } from './domains/session/tokens.ts';
export { makePast } from './draws/makePast.ts';
export type { House } from './ledger/house.ts';
export { post } from './ledger/post.ts';
export { type MoneyText, moneyTextIn } from './moneyText.ts';
export { escapeHtml, sendPage } from './pages/html.ts';
export type { Adapters } from './providers/Adapters.ts';
export type { Cashier, CashierChannel } from './providers/cashier/Cashier.ts';
export type { DrawSource, DrawTimes, Lottery } from './providers/draws/DrawSource.ts';
export type { ResultSource } from './providers/draws/ResultSource.ts';
export type { GameProvider, LaunchRequest, RoomStakes } from './providers/game/GameProvider.ts';
export type { Jackpots } from './providers/game/Jackpots.ts';
export {
  type SeamlessCall,
  type SeamlessErrorCode,
  type SeamlessReply,
  type SeamlessRequest,
  seamlessHeaders,
  seamlessReply,
} from './providers/game/seamless.ts';
export type { MessageSender } from './providers/messages/MessageSender.ts';
export { followOnce } from './rollups/follow.ts';
export type { FillDatabase, Sandbox, SandboxBank, SandboxContacts, SeedOptions } from './Sandbox.ts';
export type { Services } from './services.ts';
export { AppError } from './wire/AppError.ts';

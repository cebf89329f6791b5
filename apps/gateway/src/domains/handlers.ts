// Written by `npm run generate` from the folders of the domains.
import type { Services } from '../services.ts';
import type { Handlers } from '../wire/implement.ts';
import { agentCenterHandlers } from './agent-center/routes.ts';
import { agentContractHandlers } from './agent-contracts/routes.ts';
import { cashierHandlers } from './cashier/routes.ts';
import { feedbackHandlers } from './feedback/routes.ts';
import { gameHandlers } from './games/routes.ts';
import { helpHandlers } from './help/routes.ts';
import { homeHandlers } from './home/routes.ts';
import { launchHandlers } from './launch/routes.ts';
import { legionHandlers } from './legion/routes.ts';
import { lotteryHandlers } from './lottery/routes.ts';
import { messageHandlers } from './messages/routes.ts';
import { missionHandlers } from './missions/routes.ts';
import { noticeHandlers } from './notices/routes.ts';
import { playerProtectionHandlers } from './player-protection/routes.ts';
import { pointsHandlers } from './points-mall/routes.ts';
import { promotionHandlers } from './promotions/routes.ts';
import { pvpRoomHandlers } from './pvp-rooms/routes.ts';
import { rebateHandlers } from './rebates/routes.ts';
import { recordHandlers } from './records/routes.ts';
import { referralHandlers } from './referral/routes.ts';
import { lookupHandlers } from './registration/routes.ts';
import { rewardHandlers } from './rewards/routes.ts';
import { securityHandlers } from './security/routes.ts';
import { sessionHandlers } from './session/routes.ts';
import { systemHandlers } from './system/routes.ts';
import { transferHandlers } from './transfers/routes.ts';
import { verificationHandlers } from './verification/routes.ts';

/** What answers each call: one that lacks its handler does not compile. */
export const handlersOf = (services: Services): Handlers => ({
  ...agentCenterHandlers(services),
  ...agentContractHandlers(services),
  ...cashierHandlers(services),
  ...feedbackHandlers(services),
  ...gameHandlers(services),
  ...helpHandlers(services),
  ...homeHandlers(services),
  ...launchHandlers(services),
  ...legionHandlers(services),
  ...lotteryHandlers(services),
  ...messageHandlers(services),
  ...missionHandlers(services),
  ...noticeHandlers(services),
  ...playerProtectionHandlers(services),
  ...pointsHandlers(services),
  ...promotionHandlers(services),
  ...pvpRoomHandlers(services),
  ...rebateHandlers(services),
  ...recordHandlers(services),
  ...referralHandlers(services),
  ...lookupHandlers(services),
  ...rewardHandlers(services),
  ...securityHandlers(services),
  ...sessionHandlers(services),
  ...systemHandlers(services),
  ...transferHandlers(services),
  ...verificationHandlers(services),
});

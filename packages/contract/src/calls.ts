// Written by `npm run generate` from the folders of the domains.
import { agentCenterCalls } from './agent-center/index.ts';
import { agentContractsCalls } from './agent-contracts/index.ts';
import { cashierCalls } from './cashier/index.ts';
import { feedbackCalls } from './feedback/index.ts';
import { gamesCalls } from './games/index.ts';
import { helpCalls } from './help/index.ts';
import { homeCalls } from './home/index.ts';
import { launchCalls } from './launch/index.ts';
import { legionCalls } from './legion/index.ts';
import { lotteryCalls } from './lottery/index.ts';
import { messagesCalls } from './messages/index.ts';
import { missionsCalls } from './missions/index.ts';
import { noticesCalls } from './notices/index.ts';
import { playerProtectionCalls } from './player-protection/index.ts';
import { pointsMallCalls } from './points-mall/index.ts';
import { promotionsCalls } from './promotions/index.ts';
import { pvpRoomsCalls } from './pvp-rooms/index.ts';
import { rebatesCalls } from './rebates/index.ts';
import { recordsCalls } from './records/index.ts';
import { referralCalls } from './referral/index.ts';
import { registrationCalls } from './registration/index.ts';
import { rewardsCalls } from './rewards/index.ts';
import { securityCalls } from './security/index.ts';
import { sessionCalls } from './session/index.ts';
import { systemCalls } from './system/index.ts';
import { transfersCalls } from './transfers/index.ts';
import { verificationCalls } from './verification/index.ts';

/** Every call of the contract by name. A gateway implements all of them; a client has a function for each. */
export const calls = {
  ...agentCenterCalls,
  ...agentContractsCalls,
  ...cashierCalls,
  ...feedbackCalls,
  ...gamesCalls,
  ...helpCalls,
  ...homeCalls,
  ...launchCalls,
  ...legionCalls,
  ...lotteryCalls,
  ...messagesCalls,
  ...missionsCalls,
  ...noticesCalls,
  ...playerProtectionCalls,
  ...pointsMallCalls,
  ...promotionsCalls,
  ...pvpRoomsCalls,
  ...rebatesCalls,
  ...recordsCalls,
  ...referralCalls,
  ...registrationCalls,
  ...rewardsCalls,
  ...securityCalls,
  ...sessionCalls,
  ...systemCalls,
  ...transfersCalls,
  ...verificationCalls,
} as const;
export type Calls = typeof calls;
export type CallName = keyof Calls;

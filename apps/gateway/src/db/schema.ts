import { bonusTables } from '../bonuses/schema.ts';
import { claimTables } from '../claims/schema.ts';
import { agentContractsTables } from '../domains/agent-contracts/schema.ts';
import { settlementTables } from '../domains/agent-contracts/settlement/schema.ts';
import { cashierTables } from '../domains/cashier/schema.ts';
import { feedbackTables } from '../domains/feedback/schema.ts';
import { gamesTables } from '../domains/games/schema.ts';
import { homeTables } from '../domains/home/schema.ts';
import { legionTables } from '../domains/legion/schema.ts';
import { lotteryTables } from '../domains/lottery/schema.ts';
import { messagesTables } from '../domains/messages/schema.ts';
import { missionsTables } from '../domains/missions/schema.ts';
import { noticesTables } from '../domains/notices/schema.ts';
import { playerProtectionTables } from '../domains/player-protection/schema.ts';
import { pointsMallTables } from '../domains/points-mall/schema.ts';
import { promotionsTables } from '../domains/promotions/schema.ts';
import { rebatesTables } from '../domains/rebates/schema.ts';
import { referralTables } from '../domains/referral/schema.ts';
import { rainTables } from '../domains/rewards/rain/schema.ts';
import { ticketsTables } from '../domains/rewards/tickets/schema.ts';
import { sessionTables } from '../domains/session/schema.ts';
import { socialTables } from '../domains/session/social/schema.ts';
import { verificationTables } from '../domains/verification/schema.ts';
import { drawsTables } from '../draws/schema.ts';
import { ledgerTables } from '../ledger/schema.ts';
import { queueTables } from '../queue/schema.ts';
import { rollupTables } from '../rollups/schema.ts';
import { wireTables } from '../wire/schema.ts';

/** Every table of the gateway. */
export const schema = {
  ...sessionTables,
  ...bonusTables,
  ...claimTables,
  ...agentContractsTables,
  ...settlementTables,
  ...cashierTables,
  ...feedbackTables,
  ...gamesTables,
  ...homeTables,
  ...legionTables,
  ...drawsTables,
  ...lotteryTables,
  ...messagesTables,
  ...missionsTables,
  ...noticesTables,
  ...playerProtectionTables,
  ...pointsMallTables,
  ...promotionsTables,
  ...referralTables,
  ...rebatesTables,
  ...rainTables,
  ...ticketsTables,
  ...socialTables,
  ...verificationTables,
  ...ledgerTables,
  ...queueTables,
  ...rollupTables,
  ...wireTables,
};

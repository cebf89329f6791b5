// Written by `npm run generate` from the folders of the domains.
import { agentCenterSurfaces } from '@baize/features/agent-center/portal';
import { agentContractsSurfaces } from '@baize/features/agent-contracts/portal';
import { cashierSurfaces } from '@baize/features/cashier/portal';
import { feedbackSurfaces } from '@baize/features/feedback/portal';
import { legionSurfaces } from '@baize/features/legion/portal';
import { lotterySurfaces } from '@baize/features/lottery/portal';
import { missionsSurfaces } from '@baize/features/missions/portal';
import { noticesSurfaces } from '@baize/features/notices/portal';
import { pointsMallSurfaces } from '@baize/features/points-mall/portal';
import { promotionsSurfaces } from '@baize/features/promotions/portal';
import { rebatesSurfaces } from '@baize/features/rebates/portal';
import { recordsSurfaces } from '@baize/features/records/portal';
import { referralSurfaces } from '@baize/features/referral/portal';
import { rewardsSurfaces } from '@baize/features/rewards/portal';
import { securitySurfaces } from '@baize/features/security/portal';
import { transfersSurfaces } from '@baize/features/transfers/portal';
import { ownSurfaces } from './ownSurfaces.ts';

/** Entries of the member centre. */
export const memberEntries = {
  ...agentContractsSurfaces.memberEntries,
  ...cashierSurfaces.memberEntries,
  ...feedbackSurfaces.memberEntries,
  ...legionSurfaces.memberEntries,
  ...missionsSurfaces.memberEntries,
  ...rebatesSurfaces.memberEntries,
  ...recordsSurfaces.memberEntries,
  ...referralSurfaces.memberEntries,
  ...securitySurfaces.memberEntries,
  ...transfersSurfaces.memberEntries,
  ...ownSurfaces.memberEntries,
};

/** Pages of the agent centre's entries. */
export const agentEntries = {
  ...agentCenterSurfaces.agentEntries,
  ...agentContractsSurfaces.agentEntries,
  ...noticesSurfaces.agentEntries,
  ...rewardsSurfaces.agentEntries,
};

/** Pages of domains. */
export const pages = {
  ...feedbackSurfaces.pages,
  ...lotterySurfaces.pages,
  ...pointsMallSurfaces.pages,
  ...promotionsSurfaces.pages,
};

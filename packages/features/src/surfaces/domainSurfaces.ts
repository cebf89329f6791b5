// Written by `npm run generate` from the folders of the domains.
import { agentCenterSurfaces } from '../agent-center/portal.ts';
import { agentContractsSurfaces } from '../agent-contracts/portal.ts';
import { cashierSurfaces } from '../cashier/portal.ts';
import { feedbackSurfaces } from '../feedback/portal.ts';
import { legionSurfaces } from '../legion/portal.ts';
import { lotterySurfaces } from '../lottery/portal.ts';
import { missionsSurfaces } from '../missions/portal.ts';
import { noticesSurfaces } from '../notices/portal.ts';
import { playerProtectionSurfaces } from '../player-protection/portal.ts';
import { pointsMallSurfaces } from '../points-mall/portal.ts';
import { promotionsSurfaces } from '../promotions/portal.ts';
import { rebatesSurfaces } from '../rebates/portal.ts';
import { recordsSurfaces } from '../records/portal.ts';
import { referralSurfaces } from '../referral/portal.ts';
import { rewardsSurfaces } from '../rewards/portal.ts';
import { securitySurfaces } from '../security/portal.ts';
import { transfersSurfaces } from '../transfers/portal.ts';
import { jointSurfaces } from './jointSurfaces.ts';

/** Entries of the member centre. */
export const memberEntries = {
  ...agentContractsSurfaces.memberEntries,
  ...cashierSurfaces.memberEntries,
  ...feedbackSurfaces.memberEntries,
  ...legionSurfaces.memberEntries,
  ...missionsSurfaces.memberEntries,
  ...playerProtectionSurfaces.memberEntries,
  ...rebatesSurfaces.memberEntries,
  ...recordsSurfaces.memberEntries,
  ...referralSurfaces.memberEntries,
  ...securitySurfaces.memberEntries,
  ...transfersSurfaces.memberEntries,
  ...jointSurfaces.memberEntries,
};

/** Pages of the agent centre's entries. */
export const agentEntries = {
  ...agentCenterSurfaces.agentEntries,
  ...agentContractsSurfaces.agentEntries,
  ...noticesSurfaces.agentEntries,
  ...playerProtectionSurfaces.agentEntries,
  ...rewardsSurfaces.agentEntries,
};

/** Pages of domains. */
export const pages = {
  ...feedbackSurfaces.pages,
  ...lotterySurfaces.pages,
  ...pointsMallSurfaces.pages,
  ...promotionsSurfaces.pages,
};

// Written by `npm run generate` from the folders of the domains.
import { feedbackSurfaces } from '@baize/features/feedback/portal';
import { memberCenterSurfaces } from '@baize/features/member-center/portal';
import { noticesSurfaces } from '@baize/features/notices/portal';
import { recordsSurfaces } from '@baize/features/records/portal';
import { walletSurfaces } from '@baize/features/wallet/portal';
import { ownSurfaces } from './ownSurfaces.ts';

/** Entries of the member centre. */
export const memberEntries = {
  ...feedbackSurfaces.memberEntries,
  ...memberCenterSurfaces.memberEntries,
  ...noticesSurfaces.memberEntries,
  ...recordsSurfaces.memberEntries,
  ...walletSurfaces.memberEntries,
  ...ownSurfaces.memberEntries,
};

/** Pages of the agent centre's entries. */
export const agentEntries = {
  ...noticesSurfaces.agentEntries,
  ...walletSurfaces.agentEntries,
};

/** Pages of domains. */
export const pages = {
  ...feedbackSurfaces.pages,
};

import type { EntryProps } from '@baize/features/core';
import { HeldBonuses } from '@baize/features/promotions';
import { RewardCenter } from '@baize/features/rewards';
import type { ReactElement } from 'react';

/** The reward centre (§2), with the bonuses that promotions have given. */
export function RewardCenterEntry({ part, openPart, partOf, hrefOf }: EntryProps): ReactElement {
  return <RewardCenter part={part} openPart={openPart} partOf={partOf} hrefOf={hrefOf} bonuses={<HeldBonuses />} />;
}

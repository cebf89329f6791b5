import { Stack } from '@baize/design-system';
import type { EntryProps } from '@baize/features/core';
import { PointsLine } from '@baize/features/points-mall';
import { HeldBonuses } from '@baize/features/promotions';
import { RewardCenter } from '@baize/features/rewards';
import type { ReactElement } from 'react';

/** The reward centre (§2), with the member's points and the bonuses that promotions have given. */
export function RewardCenterEntry({ part, openPart, partOf, hrefOf }: EntryProps): ReactElement {
  return (
    <Stack gap={4}>
      <PointsLine href={hrefOf({ path: '/pointMall' })} />
      <RewardCenter part={part} openPart={openPart} partOf={partOf} hrefOf={hrefOf} bonuses={<HeldBonuses />} />
    </Stack>
  );
}

import { Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import type { EntryProps } from '../core/index.ts';
import { PointsLine } from '../points-mall/index.ts';
import { HeldBonuses } from '../promotions/index.ts';
import { RewardCenter } from '../rewards/index.ts';

/** The reward centre (§2), with the member's points and the bonuses that promotions have given. */
export function RewardCenterEntry({ part, openPart, partOf, hrefOf }: EntryProps): ReactElement {
  return (
    <Stack gap={4}>
      <PointsLine href={hrefOf({ path: '/pointMall' })} />
      <RewardCenter part={part} openPart={openPart} partOf={partOf} hrefOf={hrefOf} bonuses={<HeldBonuses />} />
    </Stack>
  );
}

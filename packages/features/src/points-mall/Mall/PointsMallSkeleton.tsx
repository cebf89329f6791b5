import { Skeleton, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { head } from '../Points/Points.css.ts';
import * as rewards from '../Rewards/Rewards.css.ts';
import * as css from './PointsMall.css.ts';

const places = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** The place of the points mall while it, or its code, is on its way. */
export function PointsMallSkeleton(): ReactElement {
  return (
    <div className={css.page} aria-busy="true">
      <div className={head} />
      <Stack gap={3}>
        <Skeleton width="half" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
      <Stack gap={4}>
        <Skeleton shape="control" width="half" />
        <div className={rewards.list}>
          {places.map((place) => (
            <div key={place} className={rewards.card}>
              <div className={rewards.picture} />
              <div className={rewards.words}>
                <Skeleton width="threeQuarters" />
                <Skeleton />
                <div className={rewards.foot}>
                  <Skeleton width="half" />
                </div>
              </div>
            </div>
          ))}
        </div>
      </Stack>
    </div>
  );
}

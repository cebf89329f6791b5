import { Skeleton, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import * as css from './PromotionsView.css.ts';

const places = ['1', '2', '3', '4', '5', '6'] as const;

/** The place of the promotions while they, or their code, are on their way. */
export function PromotionsSkeleton(): ReactElement {
  return (
    <Stack gap={4} aria-busy="true">
      <Skeleton shape="control" width="half" />
      <div className={css.list}>
        {places.map((place) => (
          <div key={place} className={css.card}>
            <div className={css.picture} />
            <div className={css.words}>
              <Skeleton width="threeQuarters" />
              <div className={css.summary}>
                <Skeleton />
              </div>
              <Skeleton shape="control" width="half" />
            </div>
          </div>
        ))}
      </div>
    </Stack>
  );
}

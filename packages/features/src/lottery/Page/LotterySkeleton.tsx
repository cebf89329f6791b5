import { Skeleton, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import * as css from './Lottery.css.ts';

const lines = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** The place of the lottery while it, or its code, is on its way. */
export function LotterySkeleton(): ReactElement {
  return (
    <div className={css.page} aria-busy="true">
      <div className={css.list}>
        <div className={css.listCard}>
          <div className={css.groups}>
            {lines.map((line) => (
              <div key={line} className={css.placeholder}>
                <Skeleton shape="control" />
              </div>
            ))}
          </div>
        </div>
      </div>
      <div className={css.desk}>
        <div className={css.card}>
          <Stack gap={3}>
            <Skeleton width="half" />
            <Skeleton shape="card" />
          </Stack>
        </div>
        <div className={css.card}>
          <Stack gap={3}>
            <Skeleton shape="control" />
            <Skeleton shape="card" />
            <Skeleton shape="card" />
          </Stack>
        </div>
      </div>
      <div className={css.slipPlaceholder}>
        <div className={css.card}>
          <Stack gap={3}>
            <Skeleton width="half" />
            <Skeleton shape="card" />
            <Skeleton shape="control" />
          </Stack>
        </div>
      </div>
    </div>
  );
}

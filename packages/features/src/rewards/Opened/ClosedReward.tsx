import { RewardArt } from '@baize/design-system';
import type { ReactElement } from 'react';
import * as css from './Opened.css.ts';

/** One that is closed; it trembles while its outcome is on its way. */
export function ClosedReward({ name, isWaiting }: { name: 'egg' | 'envelope'; isWaiting: boolean }): ReactElement {
  return (
    <span className={css.scene} aria-hidden="true">
      <span className={isWaiting ? css.waiting : css.still}>
        <RewardArt name={name} />
      </span>
    </span>
  );
}

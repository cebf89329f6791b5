import { RewardArt } from '@baize/design-system';
import type { ReactElement } from 'react';
import * as css from './Opened.css.ts';
import type { OpenedProps } from './OpenedProps.ts';
import { Sparks } from './Sparks.tsx';

/** An egg that a hammer breaks, and what was in it. What it shows, the words beside it say. */
export function OpenedEgg({ prize, isAhead, isMoving, onEnd }: OpenedProps): ReactElement {
  return (
    <span className={isMoving ? css.scene : css.sceneAtRest} aria-hidden="true">
      {isAhead && <span className={css.beam} />}
      <span className={css.whole}>
        <RewardArt name="egg" />
      </span>
      <span className={css.shell}>
        <RewardArt name="eggTop" />
      </span>
      <span className={css.broken}>
        <RewardArt name="eggBottom" />
      </span>
      <span className={css.hammer}>
        <RewardArt name="hammer" />
      </span>
      {isAhead && <Sparks />}
      <span className={css.slip} onAnimationEnd={onEnd}>
        <span className={css.paper}>
          <RewardArt name="slip" />
        </span>
        <span className={css.words}>{prize}</span>
      </span>
    </span>
  );
}

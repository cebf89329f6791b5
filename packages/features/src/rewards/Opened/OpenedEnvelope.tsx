import { RewardArt } from '@baize/design-system';
import type { ReactElement } from 'react';
import * as css from './Opened.css.ts';
import type { OpenedProps } from './OpenedProps.ts';
import { Sparks } from './Sparks.tsx';

/** An envelope with its letter half out. What it shows, the words beside it say. */
export function OpenedEnvelope({ prize, isAhead, isMoving, onEnd }: OpenedProps): ReactElement {
  return (
    <span className={isMoving ? css.scene : css.sceneAtRest} aria-hidden="true">
      {isAhead && <span className={css.beam} />}
      <span className={css.still}>
        <RewardArt name="envelopeBack" />
      </span>
      <span className={css.letter} onAnimationEnd={onEnd}>
        <span className={css.paper}>
          <RewardArt name="letter" />
        </span>
        <span className={css.letterWords}>{prize}</span>
      </span>
      <span className={css.still}>
        <RewardArt name="envelopeFront" />
      </span>
      {isAhead && <Sparks />}
    </span>
  );
}

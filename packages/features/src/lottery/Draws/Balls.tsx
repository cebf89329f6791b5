import type { LotteryFamily } from '@baize/contract/lottery';
import type { ReactElement } from 'react';
import { drawTexts } from '../numberText.ts';
import * as css from '../Page/Lottery.css.ts';

/** More are drawn smaller. */
const mostLargeBalls = 7;

export interface BallsProps {
  family: LotteryFamily;
  numbers: readonly number[];
  /** Of what, for screen readers. */
  label: string;
  /** In a row of a list. Default false. */
  isSmall?: boolean;
}

/** The numbers of a draw as balls, in the order in which they were drawn. */
export function Balls({ family, numbers, label, isSmall = false }: BallsProps): ReactElement {
  const look = isSmall || numbers.length > mostLargeBalls ? css.smallBall : css.ball;
  return (
    <ol className={css.balls} aria-label={label}>
      {drawTexts(family, numbers).map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a digit may come twice, and its place is all that tells it from the other
        <li key={place} className={look}>
          {text}
        </li>
      ))}
    </ol>
  );
}

import { WinnersSpace } from '@baize/features/home';
import type { ReactElement } from 'react';
import { LazyPart } from '../shell/LazyPart.tsx';
import { HomeWinners } from './parts.ts';

/** The winners beside the hero: their card is there from the first paint, and what it holds comes after it. */
export function LazyWinners({ isSettled }: { isSettled: boolean }): ReactElement {
  const space = <WinnersSpace />;
  return isSettled ? (
    <LazyPart space={space}>
      <HomeWinners />
    </LazyPart>
  ) : (
    space
  );
}

import { WinnersSpace } from '@baize/features/home';
import type { ReactElement } from 'react';
import { LatePart } from '../shell/LatePart.tsx';
import { HomeWinners } from './parts.ts';

/** The winners beside the hero: their card is there from the first paint, and what it holds comes after it. */
export function LateWinners({ isSettled }: { isSettled: boolean }): ReactElement {
  const space = <WinnersSpace />;
  return isSettled ? (
    <LatePart space={space}>
      <HomeWinners />
    </LatePart>
  ) : (
    space
  );
}

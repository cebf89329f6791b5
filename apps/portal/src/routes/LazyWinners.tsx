import { media } from '@baize/design-system/tokens';
import { useMediaQuery } from '@baize/features/core';
import { WinnersSpace } from '@baize/features/home';
import type { ReactElement } from 'react';
import { LazyPart } from '../shell/LazyPart.tsx';
import { HomeWinners } from './parts.ts';
import { useSettled } from './SettledProvider.tsx';

/** The winners beside the hero: their card is there from the first paint, and what it holds comes after it. A narrow page has no room for them. */
export function LazyWinners(): ReactElement | null {
  const isSettled = useSettled();
  const isNarrow = useMediaQuery(media.belowWide);
  if (isNarrow) return null;
  const space = <WinnersSpace />;
  return isSettled ? (
    <LazyPart space={space}>
      <HomeWinners />
    </LazyPart>
  ) : (
    space
  );
}

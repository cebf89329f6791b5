import { NearScreen, WinnersPanel } from '@baize/features/home';
import type { ReactElement } from 'react';

/** The winners beside the hero. A page that has no room for them asks for none. */
export function HomeWinners(): ReactElement {
  return <NearScreen>{(isNear) => <WinnersPanel isNear={isNear} />}</NearScreen>;
}

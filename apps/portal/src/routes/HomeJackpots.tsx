import { Jackpots } from '@baize/features/home';
import type { ReactElement } from 'react';
import { gamePageAddress } from './gamePageAddress.ts';

const gamesHref = gamePageAddress('jackpots');

/** The jackpots of the home page; their games have a page of their own. */
export function HomeJackpots({ hasSpace }: { hasSpace: boolean }): ReactElement {
  return <Jackpots hasSpace={hasSpace} gamesHref={gamesHref} />;
}

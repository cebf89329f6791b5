import type { ReactElement } from 'react';
import { useErrorText, useView } from '../../core/index.ts';
import type { NearProps } from '../NearScreen.tsx';
import { useBanners } from '../useBanners.ts';
import { MiniGamesView } from './MiniGamesView.tsx';

/** §7 "GET notice with types B and groupName w_rng_mini (banner icons)". */
const miniGroup = 'w_rng_mini';

/** The icons of the mini games on the home page, on the gateway of the app. */
export function MiniGames({ isNear }: NearProps): ReactElement {
  const View = useView(MiniGamesView);
  const state = useBanners(isNear, miniGroup);
  const errorText = useErrorText();
  return <View state={state} errorText={state.status === 'error' ? errorText.of(state) : ''} />;
}

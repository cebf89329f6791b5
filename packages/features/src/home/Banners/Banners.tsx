import type { ReactElement } from 'react';
import { useErrorText, useView } from '../../core/index.ts';
import type { NearProps } from '../NearScreen.tsx';
import { useBanners } from '../useBanners.ts';
import { BannersView } from './BannersView.tsx';

/** The banners of the home page (§7 notices of type B), on the gateway of the app. */
export function Banners({ isNear }: NearProps): ReactElement {
  const View = useView(BannersView);
  const state = useBanners(isNear);
  const errorText = useErrorText();
  return <View state={state} errorText={state.status === 'error' ? errorText.of(state) : ''} />;
}

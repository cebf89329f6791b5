import type { ReactElement } from 'react';
import { useErrorText, useView } from '../../core/index.ts';
import type { NearProps } from '../NearScreen.tsx';
import { PromotionsView } from './PromotionsView.tsx';
import { usePromotions } from './usePromotions.ts';

/** The promotions of the home page, on the gateway of the app. */
export function Promotions({ isNear }: NearProps): ReactElement {
  const View = useView(PromotionsView);
  const state = usePromotions(isNear);
  const errorText = useErrorText();
  return <View state={state} errorText={state.status === 'error' ? errorText.of(state) : ''} />;
}

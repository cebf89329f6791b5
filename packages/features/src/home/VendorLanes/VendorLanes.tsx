import type { ReactElement } from 'react';
import { type GameActions, useErrorText, useView } from '../../core/index.ts';
import type { NearProps } from '../NearScreen.tsx';
import { useVendorLanes } from './useVendorLanes.ts';
import { VendorLanesView } from './VendorLanesView.tsx';

export interface VendorLanesProps extends GameActions, NearProps {
  /** Where all games of a vendor are. */
  hrefOf(vassalage: string): string;
}

/** The vendor lanes of the home page, on the gateway of the app. */
export function VendorLanes({ isNear, ...rest }: VendorLanesProps): ReactElement {
  const View = useView(VendorLanesView);
  const state = useVendorLanes(isNear);
  const errorText = useErrorText();
  return <View {...rest} state={state} errorText={state.status === 'error' ? errorText.of(state) : ''} />;
}

import type { ReactElement } from 'react';
import { useErrorText, useView } from '../../core/index.ts';
import { LatestTransfersView, type LatestTransfersViewProps } from './LatestTransfersView.tsx';
import { useLatestTransfers } from './useLatestTransfers.ts';

/** The last transfers of the account, below what transfers are made with. */
export function LatestTransfers(place: Pick<LatestTransfersViewProps, 'currency' | 'language' | 'timeZone'>): ReactElement {
  const View = useView(LatestTransfersView);
  const state = useLatestTransfers();
  const errorText = useErrorText();
  return <View {...place} state={state} errorText={state.status === 'error' ? errorText.of(state) : ''} />;
}

import type { ReactElement } from 'react';
import { useErrorText } from '../../core/index.ts';
import { LegionView } from './LegionView.tsx';
import { useLegion } from './useLegion.ts';

/** The legion of the account, on the gateway of the app. */
export function Legion(): ReactElement {
  const errorText = useErrorText();
  const state = useLegion();
  return <LegionView state={state} errorText={state.status === 'error' ? errorText.of(state) : ''} />;
}

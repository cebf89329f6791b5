import type { ReactElement } from 'react';
import { useView } from '../../core/index.ts';
import { JackpotSpace } from './JackpotSpace.tsx';
import { JackpotsView, type JackpotsViewProps } from './JackpotsView.tsx';
import { useJackpots } from './useJackpots.ts';

export interface JackpotsProps extends Omit<JackpotsViewProps, 'state'> {
  /** Their room is there. Without it they are asked for all the same, and shown from the next visit on: nothing is pushed away. */
  hasSpace: boolean;
}

/** The pots of the jackpot on the home page, on the gateway of the app. */
export function Jackpots({ hasSpace, ...rest }: JackpotsProps): ReactElement | null {
  const View = useView(JackpotsView);
  const state = useJackpots();
  if (!hasSpace) return null;
  return state.status === 'empty' ? <JackpotSpace /> : <View {...rest} state={state} />;
}

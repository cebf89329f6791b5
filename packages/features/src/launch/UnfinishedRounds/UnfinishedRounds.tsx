import type { ReactElement } from 'react';
import { useView } from '../../core/index.ts';
import { UnfinishedRoundsView, type UnfinishedRoundsViewProps } from './UnfinishedRoundsView.tsx';
import { useUnfinishedRounds } from './useUnfinishedRounds.ts';

/** What the offer does when its player takes it up. */
export type UnfinishedRoundsProps = Omit<UnfinishedRoundsViewProps, 'state'>;

/** Offers the rounds that the player has left unfinished, on the gateway of the app. */
export function UnfinishedRounds(props: UnfinishedRoundsProps): ReactElement {
  const View = useView(UnfinishedRoundsView);
  return <View {...props} state={useUnfinishedRounds()} />;
}

import type { ReactElement } from 'react';
import { useBalanceHidden, useView } from '../../core/index.ts';
import { PlayerView, type PlayerViewProps } from './PlayerView.tsx';
import { usePlayer } from './usePlayer.ts';

export interface PlayerProps extends Pick<PlayerViewProps, 'homeHref' | 'guard'> {
  /** The game that the address names. */
  nodeId: string;
}

/** The player page (§4), on the gateway of the app. */
export function Player({ nodeId, homeHref, guard }: PlayerProps): ReactElement {
  const View = useView(PlayerView);
  const [isHidden] = useBalanceHidden();
  return <View state={usePlayer(nodeId)} homeHref={homeHref} guard={guard} isNetHidden={isHidden} />;
}

import type { ReactElement, ReactNode } from 'react';
import { useBalanceHidden, useView } from '../../core/index.ts';
import { type GuardedPlay, guardedPlayOf } from './guardedPlayOf.ts';
import * as css from './Player.css.ts';
import { PlayerView, type PlayerViewProps } from './PlayerView.tsx';
import { usePlayer } from './usePlayer.ts';

export interface PlayerProps extends Pick<PlayerViewProps, 'homeHref'> {
  /** The game that the address names. */
  nodeId: string;
  /** What guards a play for real money: around the view, so that no brand's own view leaves it away. Default none. */
  guard?: ((play: GuardedPlay) => ReactNode) | undefined;
}

/** The player page (§4), on the gateway of the app. */
export function Player({ nodeId, homeHref, guard }: PlayerProps): ReactElement {
  const View = useView(PlayerView);
  const [isHidden] = useBalanceHidden();
  const state = usePlayer(nodeId);
  const play = guardedPlayOf(state, isHidden);
  const game = <View state={state} homeHref={homeHref} isNetHidden={isHidden} />;
  return <div className={css.page}>{play && guard ? guard({ ...play, children: game }) : game}</div>;
}

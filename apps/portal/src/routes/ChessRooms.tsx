import type { PvpRoom } from '@baize/contract';
import { useLaunchManager } from '@baize/features/launch';
import { PvpRooms } from '@baize/features/pvp-rooms';
import { type ReactElement, useCallback } from 'react';

/** The PVP rooms above the games of the page chess (§3); a visitor logs in first, and lands in the room. */
export function ChessRooms({ vendor }: { vendor: string | undefined }): ReactElement {
  const { state, launchGame } = useLaunchManager();
  const onEnterRoom = useCallback(({ game, roomId }: PvpRoom) => launchGame(game, 'real', roomId), [launchGame]);
  return <PvpRooms vendor={vendor} launchingId={state.status === 'launching' ? state.roomId : undefined} onEnterRoom={onEnterRoom} />;
}

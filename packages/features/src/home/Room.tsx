import type { ReactElement, ReactNode } from 'react';
import { inRoom, room, unseen } from './Room.css.ts';
import type { KeptRoom } from './useKeptRoom.ts';

export interface RoomProps extends KeptRoom {
  /** The shapes of what will stand there. */
  shapes: ReactNode;
  isLoading: boolean;
  /** What has come; nothing while it does. */
  children: ReactNode;
}

/** The room of a list: its shapes, then what has come, which takes no less of the page while it is kept. */
export function Room({ ref, isKept, isLoading, shapes, children }: RoomProps): ReactElement {
  return (
    <div ref={ref} className={room}>
      {isLoading && <div className={inRoom}>{shapes}</div>}
      {!isLoading && isKept && (
        <div className={unseen} data-still="">
          {shapes}
        </div>
      )}
      {!isLoading && <div className={inRoom}>{children}</div>}
    </div>
  );
}

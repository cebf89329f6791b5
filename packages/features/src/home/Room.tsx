import type { ReactElement, ReactNode } from 'react';
import { inRoom, room, unseen } from './Room.css.ts';
import type { KeptRoom } from './useKeptRoom.ts';

export interface RoomProps extends KeptRoom {
  /** The shapes of what will stand there. */
  shapes: ReactNode;
  isComing: boolean;
  /** What has come; nothing while it does. */
  children: ReactNode;
}

/** The room of a list: its shapes, then what has come, which takes no less of the page while it is kept. */
export function Room({ ref, isKept, isComing, shapes, children }: RoomProps): ReactElement {
  return (
    <div ref={ref} className={room}>
      {isComing && <div className={inRoom}>{shapes}</div>}
      {!isComing && isKept && (
        <div className={unseen} data-still="">
          {shapes}
        </div>
      )}
      {!isComing && <div className={inRoom}>{children}</div>}
    </div>
  );
}

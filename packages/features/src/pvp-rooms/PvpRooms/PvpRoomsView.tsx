import type { PvpRoom } from '@baize/contract';
import { EmptyState, ErrorState, Heading, Stack } from '@baize/design-system';
import { spadeIcon } from '@baize/design-system/icons';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RoomPlaceholder, RoomPlaceholders } from './PvpRoomsSkeleton.tsx';
import * as css from './PvpRoomsView.css.ts';
import { RoomCard } from './RoomCard.tsx';
import type { PvpRoomsState } from './usePvpRooms.ts';

export interface PvpRoomsViewProps {
  state: PvpRoomsState;
  /** Sentence of the error, in the player's language. */
  errorText: string;
  /** Id of the room whose launch is under way. */
  launchingId: string | undefined;
  /** Takes a seat; called inside the click, so that a window may open. */
  onEnterRoom(room: PvpRoom): void;
}

/** PVP rooms in one row, which a finger pushes sideways where it is longer than the page; it is as high in every state. */
export function PvpRoomsView({ state, errorText, launchingId, onEnterRoom }: PvpRoomsViewProps): ReactElement {
  const { t } = useTranslation('pvp-rooms');
  return (
    <Stack as="section" gap={4} aria-busy={state.status === 'loading'}>
      <Heading level={2}>{t('title')}</Heading>
      {state.status === 'error' && (
        <Instead>
          <ErrorState title={t('failed')} retry={{ onRetry: state.retry }}>
            {errorText}
          </ErrorState>
        </Instead>
      )}
      {state.status === 'empty' && (
        <Instead>
          <EmptyState title={t('empty')} icon={spadeIcon}>
            {t('emptyNext')}
          </EmptyState>
        </Instead>
      )}
      {state.status === 'loading' && <RoomPlaceholders />}
      {state.status === 'ready' && (
        // Where no room takes anybody no button has the focus: the arrow keys push the row itself.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
        <ul className={css.row} aria-label={t('title')} tabIndex={0}>
          {state.rooms.map((room) => (
            <li key={room.roomId} className={css.room}>
              <RoomCard room={room} isEntering={launchingId === room.roomId} onEnter={() => onEnterRoom(room)} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** In place of the rooms, and at least as high as one: what stands below them stays where it is. */
function Instead({ children }: { children: ReactNode }): ReactElement {
  return (
    <div className={css.instead}>
      <div className={css.measure} aria-hidden="true">
        <RoomPlaceholder />
      </div>
      <div className={css.over}>{children}</div>
    </div>
  );
}

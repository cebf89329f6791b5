import { Heading, Skeleton, Stack, Text, TextSkeleton, useWords } from '@baize/design-system';
import type { ReactElement } from 'react';
import * as css from './PvpRoomsView.css.ts';
import { RoomFact, RoomShape } from './RoomShape.tsx';

const rooms = Array.from({ length: 6 }, (_, index) => `room-${index}`);

/** The place of the PVP rooms while their code is on its way. */
export function PvpRoomsSkeleton(): ReactElement {
  return (
    <Stack gap={4} aria-hidden="true">
      <Heading level={2}>
        <TextSkeleton letters={16} />
      </Heading>
      <RoomPlaceholders />
    </Stack>
  );
}

/** The row of those that are on their way. */
export function RoomPlaceholders(): ReactElement {
  const words = useWords();
  return (
    <ul className={css.row} aria-label={words.loading}>
      {rooms.map((room) => (
        <li key={room} className={css.room}>
          <RoomPlaceholder />
        </li>
      ))}
    </ul>
  );
}

/** The place of a room. */
export function RoomPlaceholder(): ReactElement {
  return (
    <RoomShape
      picture={<span className={css.picture} />}
      name={
        <Text size="body">
          <Skeleton width="threeQuarters" />
        </Text>
      }
      game={<Skeleton />}
      action={<div className={css.comingAction} />}
    >
      <RoomFact title={<TextSkeleton letters={9} />} />
      <RoomFact title={<TextSkeleton letters={14} />} />
      <RoomFact title={<TextSkeleton letters={7} />} />
    </RoomShape>
  );
}

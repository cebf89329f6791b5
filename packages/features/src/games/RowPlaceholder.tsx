import { Heading, Stack, Text, TileGrid, TileSkeleton, useWords } from '@baize/design-system';
import type { ReactElement, ReactNode } from 'react';
import { kept, layers } from './OwnGames.css.ts';

const skeletonTiles = Array.from({ length: 7 }, (_, index) => `tile-${index}`);

/** The place of a short row of tiles that is on its way. */
export function RowPlaceholder({ title }: { title: string }): ReactElement {
  const words = useWords();
  return (
    <Stack as="section" gap={4} aria-busy>
      <Heading level={2}>{title}</Heading>
      <TileGrid label={words.loading} short>
        {skeletonTiles.map((tile) => (
          <TileSkeleton key={tile} />
        ))}
      </TileGrid>
    </Stack>
  );
}

export interface EmptyRowProps {
  title: string;
  /** How it is filled. */
  children: ReactNode;
}

/** The place of a short row of tiles that turned out to be empty: what stands below it stays where it is. */
export function EmptyRow({ title, children }: EmptyRowProps): ReactElement {
  return (
    <Stack as="section" gap={4}>
      <Heading level={2}>{title}</Heading>
      <div className={layers}>
        <div className={kept} aria-hidden>
          <TileGrid label="" short>
            <TileSkeleton />
          </TileGrid>
        </div>
        <Text tone="muted">{children}</Text>
      </div>
    </Stack>
  );
}

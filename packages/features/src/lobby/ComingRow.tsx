import { Heading, Stack, TileGrid, TileSkeleton, useWords } from '@baize/design-system';
import type { ReactElement } from 'react';

const skeletonTiles = Array.from({ length: 7 }, (_, index) => `tile-${index}`);

/** The place of a short row of tiles that is on its way. */
export function ComingRow({ title }: { title: string }): ReactElement {
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

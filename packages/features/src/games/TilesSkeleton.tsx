import { TileGrid, TileSkeleton, useWords } from '@baize/design-system';
import type { ReactElement } from 'react';

const tiles = Array.from({ length: 21 }, (_, index) => `tile-${index}`);

/** The first tiles of a grid on their way: three rows of the widest one. */
export function TilesSkeleton(): ReactElement {
  const words = useWords();
  return (
    <TileGrid label={words.loading}>
      {tiles.map((tile) => (
        <TileSkeleton key={tile} />
      ))}
    </TileGrid>
  );
}

import { TileGrid, TileSkeleton, useWords } from '@baize/design-system';
import type { ReactElement } from 'react';

const shapes = Array.from({ length: 7 }, (_, index) => `tile-${index}`);

/** The place of a row of tiles that is on its way. */
export function RowPlaceholder(): ReactElement {
  const words = useWords();
  return (
    <TileGrid label={words.loading} short>
      {shapes.map((shape) => (
        <TileSkeleton key={shape} />
      ))}
    </TileGrid>
  );
}

import { ErrorState, TileGrid, TileSkeleton, useWords } from '@baize/design-system';
import type { ReactElement } from 'react';

export interface ComingTilesProps {
  state: { status: 'loading' } | { status: 'error'; retry(): void };
  failedTitle: string;
  /** Sentence of the error, in the player's language. */
  errorText: string;
}

const skeletonTiles = Array.from({ length: 21 }, (_, index) => `tile-${index}`);
/** Columns of the widest grid: their pictures are what the first paint waits for. */
export const tilesInFirstRow = 7;

/** What stands where tiles will be: their shapes on the way, or why none came. */
export function ComingTiles({ state, failedTitle, errorText }: ComingTilesProps): ReactElement {
  const words = useWords();
  if (state.status === 'loading') {
    return (
      <TileGrid label={words.loading}>
        {skeletonTiles.map((tile) => (
          <TileSkeleton key={tile} />
        ))}
      </TileGrid>
    );
  }
  return (
    <ErrorState title={failedTitle} retry={{ onRetry: state.retry }}>
      {errorText}
    </ErrorState>
  );
}

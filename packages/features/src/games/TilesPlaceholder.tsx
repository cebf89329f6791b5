import { ErrorState } from '@baize/design-system';
import type { ReactElement } from 'react';
import { TilesSkeleton } from './TilesSkeleton.tsx';

export interface TilesPlaceholderProps {
  state: { status: 'loading' } | { status: 'error'; retry(): void };
  failedTitle: string;
  /** Sentence of the error, in the player's language. */
  errorText: string;
}

/** Columns of the widest grid: their pictures are what the first paint waits for. */
export const tilesInFirstRow = 7;

/** What stands where tiles will be: their shapes on the way, or why none came. */
export function TilesPlaceholder({ state, failedTitle, errorText }: TilesPlaceholderProps): ReactElement {
  if (state.status === 'loading') return <TilesSkeleton />;
  return (
    <ErrorState title={failedTitle} retry={{ onRetry: state.retry }}>
      {errorText}
    </ErrorState>
  );
}

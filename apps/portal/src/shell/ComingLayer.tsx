import { Spinner, useWords } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useIsLate } from '../routes/useIsLate.ts';
import { card, place } from './ComingLayer.css.ts';

/** In place of a dialog whose chunk is on its way. */
export function ComingLayer(): ReactElement | null {
  const words = useWords();
  if (!useIsLate()) return null;
  return (
    <div className={place}>
      <div className={card}>
        <Spinner label={words.loading} />
      </div>
    </div>
  );
}

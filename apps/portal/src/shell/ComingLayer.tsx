import { Spinner, useWords } from '@baize/design-system';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useNextIsLate } from '../routes/PortalRouter.tsx';
import { useIsLate } from '../routes/useIsLate.ts';
import { createWaiting } from '../routes/waiting.ts';
import { card, place } from './ComingLayer.css.ts';

const waiting = createWaiting();

/** Over the page, that what was asked for is on its way. Beside the page in its document, which a dialog hides from readers. */
function ComingSign(): ReactElement {
  const words = useWords();
  return createPortal(
    <div className={place}>
      <div className={card}>
        <Spinner label={words.loading} />
      </div>
    </div>,
    document.body,
  );
}

/** In place of a dialog whose chunk is on its way. */
export function ComingLayer(): ReactElement | null {
  const isLate = useIsLate(waiting);
  const isNextLate = useNextIsLate();
  return isLate && !isNextLate ? <ComingSign /> : null;
}

/** Over a page or layer that stays until the next one, which is late, has come. */
export function ComingNext(): ReactElement | null {
  return useNextIsLate() ? <ComingSign /> : null;
}

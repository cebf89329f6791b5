import { Spinner, useWords } from '@baize/design-system';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useNextIsSlow } from '../routes/PortalRouter.tsx';
import { useIsSlow } from '../routes/useIsSlow.ts';
import { createWaiting } from '../routes/waiting.ts';
import { card, place } from './LayerFallback.css.ts';

const waiting = createWaiting();

/** Over the page, that what was asked for is on its way. Beside the page in its document, which a dialog hides from readers. */
function WaitingSign(): ReactElement {
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
export function LayerFallback(): ReactElement | null {
  const isSlow = useIsSlow(waiting);
  const isNextSlow = useNextIsSlow();
  return isSlow && !isNextSlow ? <WaitingSign /> : null;
}

/** Over a page or layer that stays until the next one, which is late, has come. */
export function NextPageSign(): ReactElement | null {
  return useNextIsSlow() ? <WaitingSign /> : null;
}

import { useSession } from '@baize/features/core';
import type { ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { layerOf, withLayer } from '../routes/addresses.ts';
import { BrokenPart } from './BrokenPart.tsx';
import { LayerError } from './LayerError.tsx';

const nothing = (): void => undefined;

/** In place of footer and dialogs where their chunk did not come: said below the page, and by a dialog where a layer was asked for. */
export function LazyPartsError({ onRetry }: { onRetry(): void }): ReactElement {
  const navigate = useNavigate();
  const location = useLocation();
  const session = useSession();
  const hasLayer = layerOf(location.search) !== undefined;
  const hasEnded = session.status === 'visitor' && session.endedBy !== undefined;
  const close = (): void => void navigate(withLayer(location, undefined), { replace: true });
  return (
    <>
      <BrokenPart />
      {(hasLayer || hasEnded) && <LayerError onRetry={onRetry} onClose={hasLayer ? close : nothing} />}
    </>
  );
}

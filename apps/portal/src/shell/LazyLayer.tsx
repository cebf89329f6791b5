import { type ReactElement, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LayerError, type LayerErrorProps } from './LayerError.tsx';
import { LayerFallback } from './LayerFallback.tsx';

export interface LazyLayerProps extends Pick<LayerErrorProps, 'title' | 'onClose'> {
  /** It comes by itself: nobody waits for it. Default false. */
  isUnasked?: boolean;
  children: ReactNode;
}

/** A dialog by a chunk of its own: where that fails, it is told by a dialog, and nothing of the page goes with it (§8). */
export function LazyLayer({ isUnasked = false, children, ...lost }: LazyLayerProps): ReactElement {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} fallback={(retry) => <LayerError {...lost} onRetry={retry} />}>
      <Suspense fallback={isUnasked ? null : <LayerFallback />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

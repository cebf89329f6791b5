import { type ReactElement, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ComingLayer } from './ComingLayer.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LostLayer, type LostLayerProps } from './LostLayer.tsx';

export interface LateLayerProps extends Pick<LostLayerProps, 'title' | 'onClose'> {
  /** It comes by itself: nobody waits for it. Default false. */
  isUnasked?: boolean;
  children: ReactNode;
}

/** A dialog by a chunk of its own: where that fails, it is told by a dialog, and nothing of the page goes with it (§8). */
export function LateLayer({ isUnasked = false, children, ...lost }: LateLayerProps): ReactElement {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} fallback={(retry) => <LostLayer {...lost} onRetry={retry} />}>
      <Suspense fallback={isUnasked ? null : <ComingLayer />}>{children}</Suspense>
    </ErrorBoundary>
  );
}

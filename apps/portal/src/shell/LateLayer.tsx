import { type ReactElement, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LostLayer, type LostLayerProps } from './LostLayer.tsx';

export interface LateLayerProps extends Pick<LostLayerProps, 'title' | 'onClose'> {
  children: ReactNode;
}

/** A dialog by a chunk of its own: where that fails, it is told by a dialog, and nothing of the page goes with it (§8). */
export function LateLayer({ children, ...lost }: LateLayerProps): ReactElement {
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} fallback={(retry) => <LostLayer {...lost} onRetry={retry} />}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}

import { PartErrorView } from '@baize/features/shell';
import { type ReactElement, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';

export interface LazyPartProps {
  /** Keeps the room of the part until it comes, and where it can't be had. Default: nothing. */
  space?: ReactNode;
  /** Where nothing is seen of the part, nor of its loss: it is asked for again at the next address. Default false. */
  isUnseen?: boolean;
  children: ReactNode;
}

/** What comes after the first paint. The page does without it where its chunk fails, says so in its room, and asks for it again (§8). */
export function LazyPart({ space = null, isUnseen = false, children }: LazyPartProps): ReactElement {
  const { key } = useLocation();
  return (
    <ErrorBoundary
      resetKey={isUnseen ? key : ''}
      fallback={(retry) => (isUnseen ? space : <PartErrorView space={space} onRetry={retry} />)}
    >
      <Suspense fallback={space}>{children}</Suspense>
    </ErrorBoundary>
  );
}

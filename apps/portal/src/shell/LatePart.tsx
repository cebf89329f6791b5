import { type ReactElement, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

export interface LatePartProps {
  /** Keeps the room of the part until it comes, and where it can't be had. Default: nothing. */
  space?: ReactNode;
  children: ReactNode;
}

/** What comes after the first paint, and what the page does without where its chunk fails (§8). */
export function LatePart({ space = null, children }: LatePartProps): ReactElement {
  return (
    <ErrorBoundary resetKey="" fallback={space}>
      <Suspense fallback={space}>{children}</Suspense>
    </ErrorBoundary>
  );
}

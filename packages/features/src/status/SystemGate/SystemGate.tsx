import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { usePermission } from '../../core/index.ts';
import { useSystemStatus } from './useSystemStatus.ts';

const ClosedView = lazy(async () => ({ default: (await import('./ClosedView.tsx')).ClosedView }));

export interface SystemGateProps {
  /** The brand's mark, above the notice. */
  mark: ReactNode;
  children: ReactNode;
}

/** Shows the portal while it is open, or says why it isn't (§4, §8). */
export function SystemGate({ mark, children }: SystemGateProps): ReactElement {
  const system = useSystemStatus();
  const contacts = usePermission()?.customerService ?? [];
  if (system.status === 'open') return <>{children}</>;
  return (
    <Suspense fallback={null}>
      <ClosedView system={system} mark={mark} contacts={contacts} />
    </Suspense>
  );
}

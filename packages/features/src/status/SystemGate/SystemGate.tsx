import type { ReactElement, ReactNode } from 'react';
import { useChunk, usePermission } from '../../core/index.ts';
import { ClosedInShort } from './ClosedInShort.tsx';
import { useSystemStatus } from './useSystemStatus.ts';

const loadView = async () => (await import('./ClosedView.tsx')).ClosedView;

export interface SystemGateProps {
  /** The brand's mark, above the notice. */
  mark: ReactNode;
  children: ReactNode;
}

/** Shows the portal while it is open, or says why it isn't (§4, §8). */
export function SystemGate({ mark, children }: SystemGateProps): ReactElement | null {
  const system = useSystemStatus();
  const contacts = usePermission()?.customerService ?? [];
  const { part: View, isLost } = useChunk(loadView, system.status !== 'open');
  if (system.status === 'open') return <>{children}</>;
  if (View) return <View system={system} mark={mark} contacts={contacts} />;
  return isLost ? <ClosedInShort system={system} contacts={contacts} /> : null;
}

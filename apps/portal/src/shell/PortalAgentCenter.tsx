import { AgentCenterModal } from '@baize/features/agent-center';
import { Announcements } from '@baize/features/notices';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { type AgentPlace, withLayer } from '../routes/addresses.ts';
import { TransferDownline } from '../routes/centerPages.ts';
import { entrySpace } from './entrySpace.tsx';
import { LatePart } from './LatePart.tsx';

export interface PortalAgentCenterProps {
  /** The entry that the address names; `menu` for the list that a phone begins with. */
  place: AgentPlace;
  onClose(): void;
}

/** The agent centre on this portal's addresses (§2). */
export function PortalAgentCenter({ place, onClose }: PortalAgentCenterProps): ReactElement {
  const location = useLocation();
  const downline = (
    <LatePart space={entrySpace}>
      <TransferDownline />
    </LatePart>
  );
  return (
    <AgentCenterModal
      entry={place === 'menu' ? undefined : place}
      hrefOf={(entry) => withLayer(location, { agent: entry ?? 'menu' })}
      pages={{ announcement: <Announcements />, downlineManagement: downline }}
      onClose={onClose}
    />
  );
}

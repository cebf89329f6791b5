import { AgentCenterModal } from '@baize/features/agent-center';
import { DebtCallout } from '@baize/features/agent-contracts';
import { agentEntryPages } from '@baize/features/surfaces';
import type { ReactElement } from 'react';
import type { AgentPlace } from '../routes/addresses.ts';
import { SurfacePart } from '../surfaces/SurfacePart.tsx';
import { useEntryProps } from '../surfaces/useEntryProps.tsx';

export interface PortalAgentCenterProps {
  /** The entry that the address names; `menu` for the list that a phone begins with. */
  place: AgentPlace;
  /** Part of the entry that the address names. */
  page: string | undefined;
  onClose(): void;
}

/** The agent centre on this portal's addresses (§2). */
export function PortalAgentCenter({ place, page, onClose }: PortalAgentCenterProps): ReactElement {
  // A wide screen has the announcements beside the list.
  const name = place === 'menu' ? 'announcement' : place;
  const entry = agentEntryPages[name];
  const given = useEntryProps({ placeOf: (next) => ({ agent: name, page: next }), part: page, parts: entry?.parts });
  return (
    <AgentCenterModal
      entry={place === 'menu' ? undefined : place}
      // The other parts are tabs beside the first, without a way back of their own.
      isInnerPage={page !== undefined && name === 'downlineManagement'}
      hrefOf={(next) => given.hrefOf({ agent: next ?? 'menu' })}
      banner={<DebtCallout />}
      page={entry && <SurfacePart key={name} part={entry} given={given} />}
      onClose={onClose}
    />
  );
}

import { AgentCenterModal } from '@baize/features/agent-center';
import { DebtCallout } from '@baize/features/agent-contracts';
import type { AgentEntryPage } from '@baize/features/core';
import type { ReactElement } from 'react';
import type { AgentPlace } from '../routes/addresses.ts';
import { agentEntries } from '../surfaces/domainSurfaces.ts';
import { downlineFundPassword } from '../surfaces/downlineFundPassword.ts';
import { downlineTransfer } from '../surfaces/downlineTransfer.ts';
import { owedBills, receivedBills } from '../surfaces/incomeBills.ts';
import { SurfacePart } from '../surfaces/SurfacePart.tsx';
import { useEntryProps } from '../surfaces/useEntryProps.tsx';

/** The pages that there are, by entry. */
const pages: Readonly<Record<string, AgentEntryPage>> = {
  ...agentEntries,
  downlineManagement: { ...agentEntries.downlineManagement, parts: { transfer: downlineTransfer, fund: downlineFundPassword } },
  revenueReport: { ...agentEntries.revenueReport, parts: { received: receivedBills, owed: owedBills } },
};

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
  const entry = pages[name];
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

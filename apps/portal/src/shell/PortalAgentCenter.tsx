import { AgentCenterModal } from '@baize/features/agents';
import { Announcements } from '@baize/features/notices';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type AgentPage, type AgentPlace, withLayer } from '../routes/addresses.ts';
import { FundPasswordPage, TransferDownline } from '../routes/centerPages.ts';
import { entrySpace } from './entrySpace.tsx';
import { LatePart } from './LatePart.tsx';

export interface PortalAgentCenterProps {
  /** The entry that the address names; `menu` for the list that a phone begins with. */
  place: AgentPlace;
  page: AgentPage | undefined;
  onClose(): void;
}

/** The agent centre on this portal's addresses (§2). */
export function PortalAgentCenter({ place, page, onClose }: PortalAgentCenterProps): ReactElement {
  const location = useLocation();
  const { t } = useTranslation('agents');
  const downline = (
    <LatePart space={entrySpace}>
      {page === 'fund' ? (
        <FundPasswordPage overviewHref={withLayer(location, { agent: 'downlineManagement' })} backText={t('entry.downlineManagement')} />
      ) : (
        <TransferDownline fundPasswordHref={withLayer(location, { agent: 'downlineManagement', page: 'fund' })} />
      )}
    </LatePart>
  );
  return (
    <AgentCenterModal
      entry={place === 'menu' ? undefined : place}
      isInnerPage={page !== undefined}
      hrefOf={(entry) => withLayer(location, { agent: entry ?? 'menu' })}
      pages={{ announcement: <Announcements />, downlineManagement: downline }}
      onClose={onClose}
    />
  );
}

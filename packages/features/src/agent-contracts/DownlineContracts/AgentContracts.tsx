import type { ContractType } from '@baize/contract';
import { Button, Heading, Inline, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type PageAddress, usePageAddress } from '../../core/index.ts';
import { ContractBills } from '../Bills/ContractBills.tsx';
import { Contracts } from '../Contracts/Contracts.tsx';
import { useContracts } from '../Contracts/useContracts.ts';
import { DownlineContracts } from './DownlineContracts.tsx';

export interface AgentContractsProps {
  type: ContractType;
  /** Says whose contracts are open: a downline's id, or `own`. Default: of its own, and lost by a reload. */
  address?: PageAddress | undefined;
}

/** What the address says for the agent's own contract with his upline. */
const own = 'own';

/** Whose contract it is, by name. */
function DownlineName({ downlineId, type }: { downlineId: string; type: ContractType }): ReactElement | null {
  const state = useContracts({ downlineId, type });
  if (state.status !== 'ready' || !state.party) return null;
  const { nickname, account } = state.party;
  return (
    <Heading level={3} size="body">
      {nickname} · {account}
    </Heading>
  );
}

/** An agent's contracts of one type: his direct downlines, the contract with one of them, and his own. */
export function AgentContracts({ type, address }: AgentContractsProps): ReactElement {
  const { t } = useTranslation('agent-contracts');
  const place = usePageAddress(address);
  const { downline } = place.values;
  if (downline === undefined)
    return (
      <Stack gap={4}>
        <div>
          <Button tone="outline" size="small" onClick={() => place.open({ downline: own })}>
            {t('own.open')}
          </Button>
        </div>
        <DownlineContracts type={type} onOpen={({ id }) => place.open({ downline: id })} />
      </Stack>
    );
  return (
    <Stack gap={4}>
      <Inline gap={3} wrap align="center">
        <Button tone="outline" size="small" onClick={() => place.close({})}>
          {t('downline.back')}
        </Button>
        {downline === own ? (
          <Heading level={3} size="body">
            {t('own.title')}
          </Heading>
        ) : (
          <DownlineName downlineId={downline} type={type} />
        )}
      </Inline>
      <Contracts key={downline} downlineId={downline === own ? undefined : downline} type={type} />
      <Heading level={3} size="body">
        {t('bills.title')}
      </Heading>
      {downline === own ? <ContractBills side="received" type={type} /> : <ContractBills side="owed" type={type} downlineId={downline} />}
    </Stack>
  );
}

import { EmptyState, ErrorState, Skeleton, Stack, useWords } from '@baize/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/index.ts';
import { type AgentEntry, isOfContracts } from './agentEntries.ts';
import { iconForEntry } from './iconForEntry.ts';
import type { AgentCenter } from './useAgentCenter.ts';

export interface AgentPageProps {
  entry: AgentEntry;
  center: AgentCenter;
  /** The page of the entry; undefined where there is none yet. */
  page: ReactNode | undefined;
}

/** The page of an entry: itself, or one sentence for one that is not in force for this agent or that comes later. */
export function AgentPage({ entry, center, page }: AgentPageProps): ReactElement {
  const { t } = useTranslation('agent-center');
  const words = useWords();
  const errorText = useErrorText();
  const { entries, contractTypes } = center;
  if (isOfContracts(entry) && contractTypes.status === 'loading') {
    return (
      <Stack gap={3} role="status" aria-busy="true" aria-label={words.loading}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    );
  }
  if (isOfContracts(entry) && contractTypes.status === 'error') {
    return (
      <ErrorState title={t('contractTypesFailed')} retry={{ onRetry: contractTypes.retry, pending: contractTypes.isAsking }}>
        {errorText.of(contractTypes)}
      </ErrorState>
    );
  }
  if (!entries.includes(entry))
    return (
      <EmptyState title={t('notInForce')} icon={iconForEntry[entry]}>
        {t('notInForceNext')}
      </EmptyState>
    );
  return <>{page ?? <EmptyState title={t('comesLater', { entry: t(`entry.${entry}`) })} icon={iconForEntry[entry]} />}</>;
}

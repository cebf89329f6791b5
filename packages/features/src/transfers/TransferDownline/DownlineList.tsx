import type { DownlineMember } from '@baize/contract';
import { Button, EmptyState, ErrorState, SearchField, Stack, Text } from '@baize/design-system';
import { Table, type TableColumn } from '@baize/design-system/Table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DownlineState } from './useDownline.ts';

export interface DownlineListProps {
  state: DownlineState;
  search: string;
  /** Sentence of the error, in the agent's language. */
  errorText: string;
  onSearch(search: string): void;
  onChoose(member: DownlineMember): void;
}

const loadingRows = 5;

/** An agent's downline with a search, each with the way to send money there. */
export function DownlineList({ state, search, errorText, onSearch, onChoose }: DownlineListProps): ReactElement {
  const { t } = useTranslation('transfers');
  const columns: readonly TableColumn<DownlineMember>[] = [
    { id: 'account', header: t('downline.account'), cell: ({ account }) => account },
    { id: 'nickname', header: t('transfer.nickname'), cell: ({ nickname }) => nickname },
    {
      id: 'choose',
      header: t('downline.action'),
      align: 'end',
      cell: (member) =>
        member.isAvailable ? (
          <Button
            tone="outline"
            size="small"
            aria-label={t('downline.choose', { account: member.account })}
            onClick={() => onChoose(member)}
          >
            {t('transfer')}
          </Button>
        ) : (
          <Text as="span" size="small" tone="muted">
            {t('downline.unavailable')}
          </Text>
        ),
    },
  ];
  const members = state.status === 'ready' ? state.members : [];
  const isEmpty = state.status === 'ready' && members.length === 0;
  return (
    <Stack gap={4}>
      <SearchField
        label={t('downline.search')}
        placeholder={t('downline.searchHint')}
        value={search}
        maxLength={32}
        onChange={(event) => onSearch(event.target.value)}
        onSubmitSearch={onSearch}
      />
      {state.status === 'error' ? (
        <ErrorState title={t('downline.failed')} retry={{ onRetry: state.retry }}>
          {errorText}
        </ErrorState>
      ) : isEmpty ? (
        <EmptyState title={search.trim() === '' ? t('downline.empty') : t('downline.notFound', { search: search.trim() })} />
      ) : (
        <Table
          caption={t('downline.list')}
          columns={columns}
          rows={members}
          rowKey={({ account }) => account}
          loadingRows={state.status === 'loading' ? loadingRows : 0}
        />
      )}
      {state.status === 'ready' && state.loadMore && (
        <Button tone="outline" pending={state.isLoadingMore} onClick={state.loadMore}>
          {t('loadMore')}
        </Button>
      )}
    </Stack>
  );
}

import {
  type AgentContract,
  type ContractType,
  type Currency,
  type DownlineContracts,
  type DownlineFilter,
  downlineFilters,
  isWaitingFor,
  type Language,
  stageOf,
  topRateOf,
} from '@baize/contract';
import { Badge, type BadgeTone, Button, EmptyState, ErrorState, Inline, SearchField, Select, Stack, Text } from '@baize/design-system';
import { Table, type TableColumn } from '@baize/design-system/Table';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { filters } from '../ContractStudio/ContractStudio.css.ts';
import { figureTextIn } from '../ContractStudio/figureText.ts';
import { stateOfContract } from '../Contracts/stateOfContract.ts';
import type { DownlineContractsState } from './useDownlineContracts.ts';

export interface DownlineContractsViewProps {
  state: DownlineContractsState;
  /** Sentence of the error, in the agent's language. */
  errorText: string;
  type: ContractType;
  search: string;
  filter: DownlineFilter;
  /** Undefined until it is known: then nothing is listed yet. */
  currency: Currency | undefined;
  language: Language;
  onSearch(search: string): void;
  onFilter(filter: DownlineFilter): void;
  onOpen(downline: DownlineContracts): void;
}

const loadingRows = 5;

/** The members directly below an agent, with what waits or is signed of one type, and the way to each one's contract. */
export function DownlineContractsView(props: DownlineContractsViewProps): ReactElement {
  const { state, errorText, type, search, filter, currency, language, onSearch, onFilter, onOpen } = props;
  const { t } = useTranslation('agent-contracts');
  const badgeOf = (contract: AgentContract): ReactElement | undefined => {
    if (!currency) return undefined;
    const textOf = figureTextIn(currency, language);
    const { terms } = contract;
    const isAmount = terms.type === 'hourlySalary' && terms.hourSalaryRates[0]?.rateType === 'amount';
    const rate = t('upTo', { rate: textOf(isAmount ? 'money' : 'share', topRateOf(terms)) });
    const isWaiting = isWaitingFor(stateOfContract(contract), 'upline');
    const stage = stageOf(contract);
    const standing = isWaiting ? 'waitsForYou' : stage === 'next' || stage === 'waiting' ? (`short.${stage}` as const) : undefined;
    const tone: BadgeTone = isWaiting ? 'warning' : stage === 'inForce' ? 'positive' : 'neutral';
    const product = terms.type === 'dividend' ? `${t(`product.${terms.productType}`)} · ` : '';
    return (
      <Inline key={contract.id} gap={1} wrap>
        <Badge tone={tone} variant="outline">
          {product}
          {rate}
        </Badge>
        {standing && (
          <Text as="span" size="small" tone={isWaiting ? 'warning' : 'muted'}>
            {t(standing)}
          </Text>
        )}
      </Inline>
    );
  };
  const columns: readonly TableColumn<DownlineContracts>[] = [
    {
      id: 'account',
      header: t('downline.account'),
      cell: ({ account, nickname, isAgent }) => (
        <Stack gap={0} align="start">
          <Inline gap={2} wrap={false}>
            <Text as="span" weight="medium">
              {nickname}
            </Text>
            {isAgent && (
              <Badge tone="neutral" variant="outline">
                {t('downline.agent')}
              </Badge>
            )}
          </Inline>
          <Text as="span" size="small" tone="muted">
            {account}
          </Text>
        </Stack>
      ),
    },
    {
      id: 'contracts',
      header: t(`kind.${type}`),
      cell: ({ contracts }) =>
        contracts.length > 0 ? (
          <Inline gap={1} wrap>
            {contracts.map(badgeOf)}
          </Inline>
        ) : (
          '–'
        ),
    },
    {
      id: 'open',
      header: t('downline.action'),
      align: 'end',
      cell: (row) => {
        const isView = row.contracts.length > 0;
        const name = t(isView ? 'downline.viewOf' : 'downline.offerTo', { account: row.account });
        return (
          <Button tone="outline" size="small" aria-label={name} onClick={() => onOpen(row)}>
            {t(isView ? 'downline.view' : 'downline.offer')}
          </Button>
        );
      },
    },
  ];
  const rows = state.status === 'ready' ? state.rows : [];
  const isEmpty = state.status === 'ready' && rows.length === 0;
  const isNarrowed = search.trim() !== '' || filter !== 'all';
  return (
    <Stack gap={4}>
      <div className={filters}>
        <SearchField
          label={t('downline.search')}
          placeholder={t('downline.searchHint')}
          value={search}
          maxLength={32}
          onChange={(event) => onSearch(event.target.value)}
          onSubmitSearch={onSearch}
        />
        <Select
          label={t('downline.filter')}
          name="filter"
          value={filter}
          options={downlineFilters.map((value) => ({ value, text: t(`filter.${value}`) }))}
          onChange={({ target }) => onFilter(downlineFilters.find((one) => one === target.value) ?? 'all')}
        />
      </div>
      {state.status === 'error' ? (
        <ErrorState title={t('downline.failed')} retry={{ onRetry: state.retry }}>
          {errorText}
        </ErrorState>
      ) : isEmpty ? (
        <EmptyState title={t(isNarrowed ? 'downline.notFound' : 'downline.empty')} />
      ) : (
        <Table
          caption={t('downline.list')}
          captionHidden
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          loadingRows={state.status === 'loading' ? loadingRows : 0}
        />
      )}
      {state.status === 'ready' && state.loadMore && (
        <Button tone="outline" pending={state.isLoadingMore} onClick={state.loadMore}>
          {t('more')}
        </Button>
      )}
    </Stack>
  );
}

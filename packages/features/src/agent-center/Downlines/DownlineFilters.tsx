import { contractFilters, downlineKinds, downlineOrders } from '@baize/contract';
import { Checkbox, SearchField, Select } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { filterBar } from '../Team/Team.css.ts';
import type { DownlineFilter } from './useDownlines.ts';

export interface DownlineFiltersProps {
  filter: DownlineFilter;
  /** Whether they are directly below the agent himself, who alone has contracts with them. */
  isOfCaller: boolean;
  onChange(filter: DownlineFilter): void;
}

/** By what a downline is searched, chosen and ordered. */
export function DownlineFilters({ filter, isOfCaller, onChange }: DownlineFiltersProps): ReactElement {
  const { t } = useTranslation('agent-center');
  return (
    <div className={filterBar}>
      <SearchField
        label={t('downlines.search')}
        placeholder={t('downlines.searchHint')}
        value={filter.search}
        maxLength={32}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
        onSubmitSearch={(search) => onChange({ ...filter, search })}
      />
      <Select
        label={t('downlines.kind')}
        name="kind"
        value={filter.kind ?? ''}
        options={[{ value: '', text: t('kind.all') }, ...downlineKinds.map((kind) => ({ value: kind, text: t(`kind.${kind}`) }))]}
        onChange={(event) => onChange({ ...filter, kind: downlineKinds.find((kind) => kind === event.target.value) })}
      />
      {isOfCaller && (
        <Select
          label={t('column.contracts')}
          name="contracts"
          value={filter.contracts ?? ''}
          options={[{ value: '', text: t('contracts.all') }, ...contractFilters.map((value) => ({ value, text: t(`contracts.${value}`) }))]}
          onChange={(event) => onChange({ ...filter, contracts: contractFilters.find((value) => value === event.target.value) })}
        />
      )}
      <Select
        label={t('downlines.order')}
        name="order"
        value={filter.order}
        options={downlineOrders.map((order) => ({ value: order, text: t(`order.${order}`) }))}
        onChange={(event) => onChange({ ...filter, order: downlineOrders.find((order) => order === event.target.value) ?? 'name' })}
      />
      <Checkbox
        label={t('downlines.online')}
        checked={filter.isOnline}
        onChange={(event) => onChange({ ...filter, isOnline: event.target.checked })}
      />
    </div>
  );
}

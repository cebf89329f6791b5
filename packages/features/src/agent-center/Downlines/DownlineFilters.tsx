import { downlineKinds, downlineOrders } from '@baize/contract';
import { Checkbox, Grid, SearchField, Select, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { DownlineFilter } from './useDownlines.ts';

export interface DownlineFiltersProps {
  filter: DownlineFilter;
  onChange(filter: DownlineFilter): void;
}

/** By what a downline is searched, chosen and ordered. */
export function DownlineFilters({ filter, onChange }: DownlineFiltersProps): ReactElement {
  const { t } = useTranslation('agent-center');
  return (
    <Stack gap={3}>
      <SearchField
        label={t('downlines.search')}
        placeholder={t('downlines.searchHint')}
        value={filter.search}
        maxLength={32}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
        onSubmitSearch={(search) => onChange({ ...filter, search })}
      />
      <Grid min="card" gap={3}>
        <Select
          label={t('downlines.kind')}
          name="kind"
          value={filter.kind ?? ''}
          options={[{ value: '', text: t('kind.all') }, ...downlineKinds.map((kind) => ({ value: kind, text: t(`kind.${kind}`) }))]}
          onChange={(event) => onChange({ ...filter, kind: downlineKinds.find((kind) => kind === event.target.value) })}
        />
        <Select
          label={t('downlines.order')}
          name="order"
          value={filter.order}
          options={downlineOrders.map((order) => ({ value: order, text: t(`order.${order}`) }))}
          onChange={(event) => onChange({ ...filter, order: downlineOrders.find((order) => order === event.target.value) ?? 'name' })}
        />
      </Grid>
      <Checkbox
        label={t('downlines.online')}
        checked={filter.isOnline}
        onChange={(event) => onChange({ ...filter, isOnline: event.target.checked })}
      />
    </Stack>
  );
}

import { recordScopes } from '@baize/contract';
import { Button, Grid, SearchField, Select, Stack } from '@baize/design-system';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PeriodFilter } from '../Team/PeriodFilter.tsx';
import { fold, folded, unfolded } from '../Team/Team.css.ts';
import type { TeamLook } from '../Team/TeamSettings.tsx';
import type { RecordScopeState } from './useRecordScope.ts';

export interface RecordsFilterProps extends RecordScopeState {
  look: TeamLook;
  /** How many of those below have something chosen: a phone says it where they are folded away. */
  chosen: number;
  /** What else they are chosen by. */
  children: ReactNode;
}

/** Whose records are read, and of which days. */
export function RecordsFilter({ of, first, change, look, chosen, children }: RecordsFilterProps): ReactElement {
  const { t } = useTranslation('agent-center');
  const [isOpen, setOpen] = useState(false);
  const regionId = useId();
  const { account, scope, from, to } = of;
  const choose = (name: string): void => {
    const next = name === '' ? undefined : name;
    if (next !== account) change({ account: next, scope: next === undefined ? 'direct' : 'one' });
  };
  return (
    <Stack gap={4}>
      <SearchField
        key={account ?? ''}
        label={t('records.search')}
        placeholder={t('records.searchHint')}
        defaultValue={account ?? ''}
        maxLength={32}
        onChange={(event) => event.target.value === '' && choose('')}
        onSubmitSearch={choose}
      />
      <PeriodFilter {...look} period={{ from, to }} first={first} onChange={change} />
      <Grid min="card" gap={3}>
        <Select
          label={t('records.scope')}
          name="scope"
          value={scope}
          options={recordScopes.map((one) => ({ value: one, text: t(`scope.${one}`) }))}
          onChange={(event) => change({ scope: recordScopes.find((one) => one === event.target.value) ?? 'direct' })}
        />
        <div className={fold}>
          <Button tone="outline" size="small" aria-expanded={isOpen} aria-controls={regionId} onClick={() => setOpen(!isOpen)}>
            {chosen > 0 ? t('records.filtersOn', { count: chosen }) : t('records.filters')}
          </Button>
        </div>
        <div id={regionId} className={isOpen ? unfolded : folded}>
          {children}
        </div>
      </Grid>
    </Stack>
  );
}

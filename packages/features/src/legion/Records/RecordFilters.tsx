import { type GuildTxType, guildTxTypes, type Period } from '@baize/contract';
import { Grid, SearchField, Select, Stack } from '@baize/design-system';
import { DateRangePicker } from '@baize/design-system/DateRangePicker';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegionLook } from '../Legion/LegionSettings.tsx';
import type { GuildRecordChoice } from './guildRecordChoice.ts';

export interface RecordFiltersProps {
  choice: GuildRecordChoice;
  /** All days that records are kept for. */
  kept: Period;
  /** Whether the reader sees the payments of others, and so can look for a name. */
  canName: boolean;
  look: LegionLook;
  onChoose(choice: GuildRecordChoice): void;
}

const types = Object.keys(guildTxTypes) as readonly GuildTxType[];

/** By days, by type, and for the master by a member's name. */
export function RecordFilters({ choice, kept, canName, look, onChoose }: RecordFiltersProps): ReactElement {
  const { t } = useTranslation('legion');
  const [name, setName] = useState(choice.name);
  return (
    <Stack gap={3}>
      <DateRangePicker
        label={t('records.days')}
        name="legion.days"
        language={look.language}
        value={{ from: choice.from, to: choice.to }}
        min={kept.from}
        max={kept.to}
        today={look.today}
        quickRanges={['last7Days', 'last30Days']}
        onChange={({ from, to }) => onChoose({ ...choice, from: from ?? kept.from, to: to ?? kept.to })}
      />
      <Grid min="card" gap={3}>
        <Select
          label={t('records.type')}
          name="legion.type"
          value={choice.type ?? ''}
          options={[{ value: '', text: t('txType.all') }, ...types.map((value) => ({ value, text: t(`txType.${value}`) }))]}
          onChange={({ target }) => onChoose({ ...choice, type: types.find((value) => value === target.value) })}
        />
        {canName && (
          <SearchField
            label={t('records.name')}
            placeholder={t('records.nameHint')}
            value={name}
            maxLength={32}
            onChange={({ target }) => {
              setName(target.value);
              // What is emptied counts at once.
              if (target.value === '') onChoose({ ...choice, name: '' });
            }}
            onSubmitSearch={(searched) => onChoose({ ...choice, name: searched.trim() })}
          />
        )}
      </Grid>
    </Stack>
  );
}

import { betStates, type GameVendor, vendorTypes } from '@baize/contract';
import { Select, TextField } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountRead } from '../../core/index.ts';
import type { BetChoice } from './useDownlineBets.ts';

export interface BetFiltersProps {
  choice: BetChoice;
  vendors: AccountRead<readonly GameVendor[]>;
  onChange(choice: BetChoice): void;
}

/** Which rounds of a downline are read. */
export function BetFilters({ choice, vendors, onChange }: BetFiltersProps): ReactElement {
  const { t } = useTranslation('agent-center');
  const { vendorType, vendor, game, state } = choice;
  const offered = (vendors.status === 'ready' ? vendors.data : []).filter((one) => !vendorType || one.vendorTypes.includes(vendorType));
  return (
    <>
      <Select
        label={t('records.vendorType')}
        name="vendorType"
        value={vendorType ?? ''}
        options={[
          { value: '', text: t('records.allTypes') },
          ...vendorTypes.map((type) => ({ value: type, text: t(`vendorType.${type}`) })),
        ]}
        // A vendor may have no game of the other type.
        onChange={(event) =>
          onChange({ ...choice, vendor: undefined, vendorType: vendorTypes.find((type) => type === event.target.value) })
        }
      />
      <Select
        label={t('records.vendor')}
        name="vendor"
        value={vendor ?? ''}
        help={vendors.status === 'error' ? t('records.vendorsFailed') : undefined}
        options={[
          { value: '', text: t('records.allVendors') },
          ...offered.map(({ name, vassalage }) => ({ value: vassalage, text: name })),
        ]}
        onChange={(event) => onChange({ ...choice, vendor: event.target.value === '' ? undefined : event.target.value })}
      />
      <TextField
        label={t('records.game')}
        name="game"
        placeholder={t('records.gameHint')}
        value={game ?? ''}
        maxLength={60}
        onChange={(event) => onChange({ ...choice, game: event.target.value === '' ? undefined : event.target.value })}
      />
      <Select
        label={t('column.state')}
        name="state"
        value={state ?? ''}
        options={[{ value: '', text: t('records.allStates') }, ...betStates.map((one) => ({ value: one, text: t(`bet.${one}`) }))]}
        onChange={(event) => onChange({ ...choice, state: betStates.find((one) => one === event.target.value) })}
      />
    </>
  );
}

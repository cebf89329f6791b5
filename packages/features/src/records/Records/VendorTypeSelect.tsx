import { type VendorType, vendorTypes } from '@baize/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordSelect } from './RecordSelect.tsx';

export interface VendorTypeSelectProps {
  /** Undefined for all of them. */
  value: VendorType | undefined;
  onChange(value: VendorType | undefined): void;
}

/** Chooses records of play by the type of its vendors (§2). */
export function VendorTypeSelect({ value, onChange }: VendorTypeSelectProps): ReactElement {
  const { t } = useTranslation('records');
  return (
    <RecordSelect
      label={t('bets.vendorType')}
      name="vendorType"
      value={value}
      values={vendorTypes}
      textOf={(type) => t(`vendorType.${type}`)}
      onChange={onChange}
    />
  );
}

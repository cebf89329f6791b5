import { type ContractType, contractTypes, vendorTypes } from '@baize/contract';
import { Select } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { choices } from '../ContractStudio/ContractStudio.css.ts';
import type { ContractKind } from './useContractPage.ts';

export interface KindChoiceProps {
  kind: ContractKind;
  /** The only type that can be chosen. Default: each of them. */
  type?: ContractType | undefined;
  onChoose(kind: ContractKind): void;
}

/** Chooses the type of contracts, and of dividends the product type; nothing where there is nothing to choose. */
export function KindChoice({ kind, type, onChoose }: KindChoiceProps): ReactElement | null {
  const { t } = useTranslation('agent-contracts');
  if (type !== undefined && type !== 'dividend') return null;
  return (
    <div className={choices}>
      {type === undefined && (
        <Select
          label={t('kind.type')}
          name="type"
          value={kind.type}
          options={contractTypes.map((value) => ({ value, text: t(`kind.${value}`) }))}
          onChange={({ target }) => onChoose({ ...kind, type: contractTypes.find((one) => one === target.value) ?? kind.type })}
        />
      )}
      {kind.type === 'dividend' && (
        <Select
          label={t('kind.product')}
          name="productType"
          value={kind.productType}
          options={vendorTypes.map((value) => ({ value, text: t(`product.${value}`) }))}
          onChange={({ target }) => onChoose({ ...kind, productType: vendorTypes.find((one) => one === target.value) ?? kind.productType })}
        />
      )}
    </div>
  );
}

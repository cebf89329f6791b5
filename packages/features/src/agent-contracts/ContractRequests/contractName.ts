import type { ContractTerms } from '@baize/contract';
import type { TFunction } from 'i18next';

/** What a contract is called: a dividend by its product type. */
export function contractName(t: TFunction<'agent-contracts'>, terms: ContractTerms): string {
  if (terms.type !== 'dividend') return t(`type.${terms.type}`);
  return t('type.dividend', { product: t(`product.${terms.productType}`) });
}

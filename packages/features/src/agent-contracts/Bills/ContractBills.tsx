import type { ReactElement } from 'react';
import { useBrandZone, useErrorText, useLanguage } from '../../core/index.ts';
import { ContractBillsView } from './ContractBillsView.tsx';
import { type BillsChoice, useContractBills } from './useContractBills.ts';

/** Bills of the account's contracts, on the gateway of the app. */
export function ContractBills(choice: BillsChoice): ReactElement {
  const { of: errorTextOf } = useErrorText();
  return (
    <ContractBillsView
      state={useContractBills(choice)}
      side={choice.side}
      language={useLanguage()}
      timeZone={useBrandZone()}
      errorTextOf={errorTextOf}
    />
  );
}

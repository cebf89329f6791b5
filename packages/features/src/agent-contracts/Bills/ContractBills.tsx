import type { ReactElement } from 'react';
import { useBrandZone, useErrorText, useLanguage, useView } from '../../core/index.ts';
import { ContractBillsView } from './ContractBillsView.tsx';
import { type BillsChoice, useContractBills } from './useContractBills.ts';

/** Bills of the account's contracts, on the gateway of the app. */
export function ContractBills(choice: BillsChoice): ReactElement {
  const View = useView(ContractBillsView);
  const { of: errorTextOf } = useErrorText();
  return (
    <View
      state={useContractBills(choice)}
      side={choice.side}
      language={useLanguage()}
      timeZone={useBrandZone()}
      errorTextOf={errorTextOf}
    />
  );
}

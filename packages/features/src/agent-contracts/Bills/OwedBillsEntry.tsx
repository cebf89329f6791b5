import type { ReactElement } from 'react';
import { ContractBills } from './ContractBills.tsx';

/** Bills that an agent pays to his downline, as a part of an entry. */
export const OwedBillsEntry = (): ReactElement => <ContractBills side="owed" />;

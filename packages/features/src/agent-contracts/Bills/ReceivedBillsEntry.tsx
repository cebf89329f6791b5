import type { ReactElement } from 'react';
import { ContractBills } from './ContractBills.tsx';

/** Bills that a member or an agent is paid, as a part of an entry. */
export const ReceivedBillsEntry = (): ReactElement => <ContractBills side="received" />;

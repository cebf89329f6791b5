import { ContractBills } from '@baize/features/agent-contracts';
import type { ReactElement } from 'react';

/** Bills that an agent pays to his downline, behind his income. */
export const OwedBills = (): ReactElement => <ContractBills side="owed" />;

import { ContractBills } from '@baize/features/agent-contracts';
import type { ReactElement } from 'react';

/** Bills that an agent is paid, behind his income. */
export const ReceivedBills = (): ReactElement => <ContractBills side="received" />;

import type { ReactElement } from 'react';
import { SecurityGate } from '../SecurityGate.tsx';
import { FundPassword, type FundPasswordProps } from './FundPassword.tsx';

/** The page of the fund password for who has no security centre: an agent (§6). */
export function FundPasswordPage(props: Omit<FundPasswordProps, 'security'>): ReactElement {
  return <SecurityGate>{(security) => <FundPassword {...props} security={security} />}</SecurityGate>;
}

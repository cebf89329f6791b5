import type { ReactElement } from 'react';
import { Contracts } from './Contracts.tsx';

/** A member's contracts with his upline, as an entry of the member centre. */
export function ContractsEntry(): ReactElement {
  return <Contracts />;
}

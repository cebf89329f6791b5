import type { DepositOrderState } from '@baize/contract';
import type { BadgeProps } from '@baize/design-system';

/** How a state is marked; its word says which it is. */
export const toneOfDeposit: Record<DepositOrderState, BadgeProps['tone']> = {
  waiting: 'warning',
  credited: 'positive',
  failed: 'negative',
  expired: 'neutral',
  cancelled: 'neutral',
};

import type { WithdrawalOrder, WithdrawalState } from '@baize/contract';
import type { BadgeProps } from '@baize/design-system';
import type { StepState } from '@baize/design-system/Steps';

/** How a state is marked; its word says which it is. */
export const toneOfWithdrawal: Record<WithdrawalState, BadgeProps['tone']> = {
  submitted: 'warning',
  checked: 'warning',
  approved: 'warning',
  paid: 'brass',
  confirmed: 'positive',
  rejected: 'negative',
};

/** The steps of an order in the order in which they are gone (§4). */
const steps = ['submitted', 'checked', 'approved', 'paid', 'confirmed'] as const;
type Step = (typeof steps)[number];

/** One step of an order, and when it was taken. */
export interface TakenStep {
  step: Step;
  state: StepState;
  /** ISO 8601; undefined until it is taken. */
  at: string | undefined;
}

/** How far an order has gone. A rejected one failed at the step that it did not take. */
export function stepsOf(order: WithdrawalOrder): readonly TakenStep[] {
  const { state, createdAt, checkedAt, approvedAt, paidAt, settledAt } = order;
  const times: Record<Step, string | undefined> = {
    submitted: createdAt,
    checked: checkedAt,
    approved: approvedAt,
    paid: paidAt,
    confirmed: state === 'confirmed' ? settledAt : undefined,
  };
  const next = steps.find((step) => times[step] === undefined);
  return steps.map((step) => {
    if (times[step] !== undefined) return { step, state: 'done', at: times[step] };
    if (step !== next) return { step, state: 'waiting', at: undefined };
    return { step, state: state === 'rejected' ? 'failed' : 'current', at: state === 'rejected' ? settledAt : undefined };
  });
}

import { describe, expect, it } from 'vitest';
import {
  actionsOf,
  type ContractAction,
  type ContractEffect,
  type ContractSide,
  type ContractState,
  contractActions,
  contractSides,
  contractStates,
  effectOf,
  isWaitingFor,
  stateOf,
} from './contractActions.ts';

/** Every combination that has an effect; all others have none. */
const allowed: readonly [ContractState, ContractSide, ContractAction, ContractEffect][] = [
  ['offered', 'downline', 'A', 'sign'],
  ['offered', 'downline', 'R', 'refuse'],
  ['offered', 'upline', 'C', 'withdraw'],
  ['requested', 'upline', 'A', 'sign'],
  ['requested', 'upline', 'R', 'refuse'],
  ['requested', 'downline', 'C', 'withdraw'],
  ['signed', 'upline', 'C', 'askEnd'],
  ['signed', 'downline', 'C', 'askEnd'],
  ['endAskedByUpline', 'downline', 'C', 'end'],
  ['endAskedByUpline', 'downline', 'R', 'refuseEnd'],
  ['endAskedByUpline', 'upline', 'R', 'withdrawEnd'],
  ['endAskedByDownline', 'upline', 'C', 'end'],
  ['endAskedByDownline', 'upline', 'R', 'refuseEnd'],
  ['endAskedByDownline', 'downline', 'R', 'withdrawEnd'],
];
const all = contractStates.flatMap((state) => contractSides.flatMap((side) => contractActions.map((action) => ({ state, side, action }))));

describe('§4 actions of a contract', () => {
  it.each(all)('$state: $action by the $side', ({ state, side, action }) => {
    const row = allowed.find((one) => one[0] === state && one[1] === side && one[2] === action);
    expect(effectOf(state, action, side)).toBe(row?.[3]);
    expect(actionsOf(state, side).includes(action)).toBe(row !== undefined);
  });

  it('a contract waits for the side that has not asked', () => {
    const waiting = contractStates.flatMap((state) =>
      contractSides.filter((side) => isWaitingFor(state, side)).map((side) => [state, side]),
    );
    expect(waiting).toEqual([
      ['offered', 'downline'],
      ['requested', 'upline'],
      ['endAskedByUpline', 'downline'],
      ['endAskedByDownline', 'upline'],
    ]);
  });

  it.each([
    [{ status: 'P', proposedBy: 'upline', isEnded: false }, 'offered'],
    [{ status: 'E', proposedBy: 'upline', isEnded: false }, 'offered'],
    [{ status: 'P', proposedBy: 'downline', isEnded: false }, 'requested'],
    [{ status: 'E', proposedBy: 'downline', isEnded: false }, 'requested'],
    [{ status: 'V', proposedBy: 'downline', isEnded: false }, 'signed'],
    [{ status: 'V', proposedBy: 'upline', terminationBy: null, isEnded: false }, 'signed'],
    [{ status: 'V', proposedBy: 'upline', terminationBy: 'upline', isEnded: false }, 'endAskedByUpline'],
    [{ status: 'V', proposedBy: 'upline', terminationBy: 'downline', isEnded: false }, 'endAskedByDownline'],
    [{ status: 'V', proposedBy: 'upline', terminationBy: 'downline', isEnded: true }, 'ended'],
    [{ status: 'P', proposedBy: 'upline', isEnded: true }, 'ended'],
  ] as const)('%j is %s', (standing, state) => {
    expect(stateOf(standing)).toBe(state);
  });
});

import type { ContractStatus } from './consolidated.ts';

/** The two sides of a contract. */
export const contractSides = ['upline', 'downline'] as const;
export type ContractSide = (typeof contractSides)[number];

/** §3 "Actions": sign up (A), terminate (C), refuse (R). */
export const contractActions = ['A', 'C', 'R'] as const;
export type ContractAction = (typeof contractActions)[number];

/** Where a contract stands: offered by the upline, asked for by the downline, signed, signed with a request for its end, over. */
export const contractStates = ['offered', 'requested', 'signed', 'endAskedByUpline', 'endAskedByDownline', 'ended'] as const;
export type ContractState = (typeof contractStates)[number];

/** What an action brings about. */
export const contractEffects = ['sign', 'refuse', 'withdraw', 'askEnd', 'end', 'refuseEnd', 'withdrawEnd'] as const;
export type ContractEffect = (typeof contractEffects)[number];

type Effects = Readonly<Record<ContractAction, ContractEffect | undefined>>;
const none: Effects = { A: undefined, C: undefined, R: undefined };
const answers: Effects = { A: 'sign', C: undefined, R: 'refuse' };
const withdraws: Effects = { A: undefined, C: 'withdraw', R: undefined };
const asksForEnd: Effects = { A: undefined, C: 'askEnd', R: undefined };
const answersEnd: Effects = { A: undefined, C: 'end', R: 'refuseEnd' };
const withdrawsEnd: Effects = { A: undefined, C: undefined, R: 'withdrawEnd' };

/** §4 "P or E allows sign up (A) or refuse (R); V allows terminate (C) or refuse", for each state, side and action. */
export const contractEffectTable: Readonly<Record<ContractState, Readonly<Record<ContractSide, Effects>>>> = {
  offered: { upline: withdraws, downline: answers },
  requested: { upline: answers, downline: withdraws },
  signed: { upline: asksForEnd, downline: asksForEnd },
  endAskedByUpline: { upline: withdrawsEnd, downline: answersEnd },
  endAskedByDownline: { upline: answersEnd, downline: withdrawsEnd },
  ended: { upline: none, downline: none },
};

/** What an action of one side brings about; undefined where the state does not allow it. */
export const effectOf = (state: ContractState, action: ContractAction, side: ContractSide): ContractEffect | undefined =>
  contractEffectTable[state][side][action];

/** The actions that a side has in a state, in the order sign, terminate, refuse. */
export const actionsOf = (state: ContractState, side: ContractSide): readonly ContractAction[] =>
  contractActions.filter((action) => effectOf(state, action, side) !== undefined);

/** Whether a state waits for an answer of this side. */
export const isWaitingFor = (state: ContractState, side: ContractSide): boolean => actionsOf(state, side).length === 2;

/** What a contract's state is read from. */
export interface ContractStanding {
  /** P and E wait both: E changes a contract that is in force. */
  status: Exclude<ContractStatus, 'A'>;
  proposedBy: ContractSide;
  /** The side that has asked for the end of a signed contract. */
  terminationBy?: ContractSide | null | undefined;
  isEnded: boolean;
}

/** The state of a contract. */
export function stateOf({ status, proposedBy, terminationBy, isEnded }: ContractStanding): ContractState {
  if (isEnded) return 'ended';
  if (status !== 'V') return proposedBy === 'upline' ? 'offered' : 'requested';
  if (!terminationBy) return 'signed';
  return terminationBy === 'upline' ? 'endAskedByUpline' : 'endAskedByDownline';
}

import { type AgentContract, type ContractState, stateOf } from '@baize/contract';

/** The state of a contract as the wire has it. */
export const stateOfContract = ({ endedAt, ...contract }: AgentContract): ContractState =>
  stateOf({ ...contract, isEnded: endedAt !== undefined });

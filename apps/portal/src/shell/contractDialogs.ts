// A module of its own: the question whether there are requests comes before the panel, and often without it.
export { ContractRequests } from '@baize/features/agent-contracts';

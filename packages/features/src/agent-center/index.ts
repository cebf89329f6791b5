export { AgentCenterList, type AgentCenterListProps } from './AgentCenter/AgentCenterList.tsx';
export { AgentCenterModal, type AgentCenterModalProps } from './AgentCenter/AgentCenterModal.tsx';
export { type AgentEntry, agentEntries, agentEntriesOf, isContractTypeEnabled } from './AgentCenter/agentEntries.ts';
export { type AgentCenter, type ContractTypesState, useAgentCenter } from './AgentCenter/useAgentCenter.ts';

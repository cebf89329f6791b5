/** Error codes of §4 contracts: none of this caller, or none that waits for an answer any more. */
export const agentContractsErrors = {
  contract_not_found: { status: 404 },
  contract_answered: { status: 409 },
} as const;

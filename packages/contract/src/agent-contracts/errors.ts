/** Error codes of §4 contracts. */
export const agentContractsErrors = {
  /** None of this caller's. */
  contract_not_found: { status: 404 },
  /** Its state does not allow the action any more. */
  contract_answered: { status: 409 },
  /** One of this kind waits for an answer already. */
  contract_waits: { status: 409 },
  /** The upline has none of this kind in force himself. */
  contract_upline_missing: { status: 409 },
  /** Other contracts below would end than the caller has agreed to; `details.endsContracts` lists them. */
  contract_cascade_changed: { status: 409 },
  /** §4: an agent who owes his downline moves no money out and offers nothing until it is settled. */
  account_frozen: { status: 409 },
  // Fields of terms.
  tiers_too_many: { status: 400 },
  tier_falls: { status: 400 },
  tier_same: { status: 400 },
  tier_rate_falls: { status: 400 },
  tier_uncovered: { status: 400 },
  rate_type_mixed: { status: 400 },
  rate_above_upline: { status: 400 },
  bet_below_upline: { status: 400 },
  contract_kind_differs: { status: 400 },
} as const;

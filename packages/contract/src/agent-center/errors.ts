/** Error codes of the agent centre. */
export const agentCenterErrors = {
  /** Nobody of this name is in the agent's branch; whether there is one elsewhere is not said. */
  downline_not_found: { status: 404 },
} as const;

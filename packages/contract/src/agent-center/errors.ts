/** Error codes of the agent centre. */
export const agentCenterErrors = {
  /** Nobody of this name is in the agent's branch; whether there is one elsewhere is not said. */
  downline_not_found: { status: 404 },
  /** No invitation of the agent's has this code. */
  invitation_not_found: { status: 404 },
  /** The agent has as many invitations as one may have. */
  invitations_full: { status: 409 },
} as const;

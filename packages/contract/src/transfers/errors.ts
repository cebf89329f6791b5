/** Error codes of §3 transfers between accounts. */
export const transfersErrors = {
  receiver_not_available: { status: 409 },
} as const;

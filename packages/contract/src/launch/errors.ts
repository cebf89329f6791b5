/** Error codes of §8 a game that does not open. */
export const launchErrors = {
  vendor_under_maintenance: { status: 503 },
  game_not_found: { status: 404 },
  real_account_required: { status: 403 },
  popup_blocked: { status: 400 },
  launch_without_url: { status: 502 },
  transfer_not_confirmed: { status: 409 },
} as const;

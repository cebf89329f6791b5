import type { Call } from './call.ts';

/**
 * The error catalogue of §8 as data: code → HTTP status.
 * A code is what a portal translates; the server's `message` is only the fallback.
 */
export const errorCatalogue = {
  // §8 local codes
  'customer.not.login': { status: 401 },
  'function.not.available': { status: 403 },
  'user.or.token.invalid': { status: 401 },
  'login.cred.err': { status: 400 },
  'not.exists.user': { status: 404 },
  not_exist_user: { status: 404 },
  'modify.pw.incorrect.pw': { status: 400 },
  'exists.username.err': { status: 409 },
  'login.not.session': { status: 401 },
  account_or_password_error: { status: 400 },
  account_format_error: { status: 400 },
  password_format_error: { status: 400 },
  email_format_error: { status: 400 },
  double_password_inconformity: { status: 400 },
  captcha_format_error: { status: 400 },
  affiliate_code_error: { status: 400 },
  phoneNumber_format_error: { status: 400 },
  // §8 messages that need a code of their own
  TOO_MANY_REQUEST: { status: 429 },
  vendor_under_maintenance: { status: 503 },
  under_maintenance: { status: 503 },
  region_restricted: { status: 451 },
  game_not_found: { status: 404 },
  real_account_required: { status: 403 },
  favorites_full: { status: 409 },
  // §3 PVP rooms
  room_not_found: { status: 404 },
  room_closed: { status: 409 },
  room_full: { status: 409 },
  room_balance_low: { status: 409 },
  // §4 contracts: none of this caller's, or none that waits for an answer any more
  contract_not_found: { status: 404 },
  contract_answered: { status: 409 },
  non_member_login: { status: 403 },
  non_agent_login: { status: 403 },
  account_locked: { status: 423 },
  account_disabled: { status: 403 },
  second_factor_required: { status: 403 },
  password_change_required: { status: 403 },
  password_not_allowed: { status: 400 },
  verification_code_error: { status: 400 },
  verification_code_expired: { status: 400 },
  sms_quota_exceeded: { status: 429 },
  second_factor_error: { status: 400 },
  second_factor_expired: { status: 400 },
  authenticator_not_started: { status: 409 },
  second_factor_missing: { status: 409 },
  second_factor_last: { status: 409 },
  challenge_required: { status: 403 },
  value_locked: { status: 409 },
  // §4 social binding, and §8 "popup closed by user"
  social_binding_required: { status: 403 },
  social_login_cancelled: { status: 400 },
  social_login_failed: { status: 400 },
  social_provider_unavailable: { status: 503 },
  social_ticket_expired: { status: 400 },
  social_already_bound: { status: 409 },
  popup_blocked: { status: 400 },
  launch_without_url: { status: 502 },
  transfer_not_confirmed: { status: 409 },
  // fields (§5)
  validation_failed: { status: 400 },
  field_required: { status: 400 },
  field_format_error: { status: 400 },
  field_length_error: { status: 400 },
  underage: { status: 400 },
  agreement_required: { status: 400 },
  duplicate_value: { status: 409 },
  duplicate_computer: { status: 409 },
  // money
  insufficient_balance: { status: 409 },
  amount_out_of_range: { status: 400 },
  fund_password_error: { status: 400 },
  fund_password_missing: { status: 409 },
  daily_limit_exceeded: { status: 409 },
  turnover_not_met: { status: 409 },
  receiver_not_available: { status: 409 },
  channel_closed: { status: 409 },
  too_many_open_orders: { status: 409 },
  promotion_not_available: { status: 409 },
  order_not_found: { status: 404 },
  order_settled: { status: 409 },
  image_not_usable: { status: 400 },
  too_many_images: { status: 409 },
  wallet_not_found: { status: 404 },
  // §3, §4 and §9 bank cards
  bank_not_offered: { status: 409 },
  bank_card_taken: { status: 409 },
  bank_card_locked: { status: 409 },
  bank_card_not_found: { status: 404 },
  too_many_bank_cards: { status: 409 },
  holder_mismatch: { status: 400 },
  real_name_missing: { status: 409 },
  idempotency_key_missing: { status: 400 },
  idempotency_key_conflict: { status: 409 },
  idempotency_in_progress: { status: 409 },
  // the wire itself
  bad_request: { status: 400 },
  encryption_failed: { status: 400 },
  gateway_version_unsupported: { status: 400 },
  request_timeout: { status: 408 },
  payload_too_large: { status: 413 },
  headers_too_large: { status: 431 },
  unsupported_media_type: { status: 415 },
  not_found: { status: 404 },
  method_not_allowed: { status: 405 },
  service_unavailable: { status: 503 },
  system_error: { status: 500 },
  // raised by the client, never sent by a gateway
  network_error: { status: 0 },
  time_out: { status: 0 },
  contract_mismatch: { status: 0 },
  encryption_unavailable: { status: 0 },
  aborted: { status: 0 },
} as const satisfies Record<string, { status: number }>;

/** Every code that a portal must have a text for, in each of its languages. */
export type ErrorCode = keyof typeof errorCatalogue;

/** Who shows an error: a pop-up, the caller at its own place, or nobody (§8). */
export type Display = 'popup' | 'caller' | 'silent';

/** Every code of the catalogue; those with status 0 never come from a gateway. */
export const errorCodes = Object.keys(errorCatalogue) as readonly ErrorCode[];

/** Whether a string from the wire is a code that this contract knows. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCatalogue, code);
}

/** HTTP status of a code; 0 for the codes that only a client raises. */
export function statusOf(code: ErrorCode): number {
  return errorCatalogue[code].status;
}

/**
 * Codes whose display is the same for every call, before a call's own rows are read:
 * TOO_MANY_REQUEST shows no pop-up (§8), an aborted call has nobody waiting for it,
 * and the two ends of a session are shown once, by the session provider.
 */
export const displayOfCode: Partial<Record<ErrorCode, Display>> = {
  TOO_MANY_REQUEST: 'silent',
  aborted: 'silent',
  'customer.not.login': 'silent',
  'user.or.token.invalid': 'silent',
  'login.not.session': 'silent',
};

/** Who shows this error of this call (§8): the call's own row, then the code's, then the call's default. */
export function displayOf(call: Call, code: ErrorCode): Display {
  return call.errors[code] ?? displayOfCode[code] ?? call.otherwise;
}

/** Error codes that any call may meet. */
export const wireErrors = {
  // §4, §8 sessions and roles
  'customer.not.login': { status: 401 },
  'user.or.token.invalid': { status: 401 },
  'login.not.session': { status: 401 },
  'function.not.available': { status: 403 },
  // §4, §8 the state of the portal
  under_maintenance: { status: 503 },
  region_restricted: { status: 451 },
  // §5 fields
  validation_failed: { status: 400 },
  field_required: { status: 400 },
  field_format_error: { status: 400 },
  field_length_error: { status: 400 },
  duplicate_value: { status: 409 },
  // idempotency keys
  idempotency_key_missing: { status: 400 },
  idempotency_key_conflict: { status: 409 },
  idempotency_in_progress: { status: 409 },
  // the wire itself
  TOO_MANY_REQUEST: { status: 429 },
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
} as const;

/**
 * Codes that no call shows in a dialog of its own: TOO_MANY_REQUEST shows no pop-up (§8), an aborted call has nobody waiting for it,
 * and the end of a session is shown once, by the session provider.
 */
const silentCodes: readonly string[] = [
  'TOO_MANY_REQUEST',
  'aborted',
  'customer.not.login',
  'user.or.token.invalid',
  'login.not.session',
] satisfies (keyof typeof wireErrors)[];

/** Whether a call leaves this error without a dialog of its own (§8). */
export const isSilent = (code: string): boolean => silentCodes.includes(code);

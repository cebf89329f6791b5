/** Names of the headers of §7, as this contract spells them. HTTP compares them without case. */
export const headers = {
  moduleId: 'x-module-id',
  sessionToken: 'x-session-token',
  merchant: 'x-merchant-code',
  language: 'x-language',
  device: 'x-device',
  gatewayVersion: 'x-gateway-version',
  encryption: 'x-encryption',
  idempotencyKey: 'idempotency-key',
  requestId: 'x-request-id',
} as const;

/** §9: the gateway version header that every call sends. */
export const gatewayVersion = '3';
/** Value of the encryption header on a call whose body is `{ value: <JWE> }`. */
export const encryptionScheme = 'JWE';
/**
 * Algorithms of that JWE (RFC 7518): key agreement on P-256, content by AES-256-GCM. Its protected header also has `aud`, the call that it is
 * for (`audienceOf`), and `iat`, when it was made, in seconds since 1970 by the gateway's clock: `issuedAt` of the key's reply, counted on.
 */
export const jweAlgorithms = { alg: 'ECDH-ES', enc: 'A256GCM' } as const;
/** Seconds by which a body's `iat` may lie in the past, and in the future: a gateway refuses any other, so that it need remember none for longer. */
export const bodyAge = { past: 86_400, future: 300 } as const;

/** Values of the device header (§7): desktop, phone browser, and the two apps. */
export const devices = ['WEB', 'H5', 'IOS', 'ANDROID'] as const;
export type Device = (typeof devices)[number];

/** ISO 639-1 codes of the portal’s languages (§9). */
export const languages = ['vi', 'en'] as const;
/** Languages of the portal (§9); Vietnamese is the default (§1). */
export type Language = (typeof languages)[number];
/** §1: default language of a portal. */
export const defaultLanguage: Language = 'vi';

import * as z from 'zod/mini';
import { registrationSetting } from '../rules/registration.ts';
import { defineCall } from '../wire/call.ts';
import { currencies } from '../wire/money.ts';

/** §4 "System status": 0 normal, 1 maintenance, 2 region-restricted; maintenance wins. */
export const systemStatus = z.object({
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** §3 "Maintenance info", ISO 8601; present when the status is 1 and the operator set them. */
  maintenance: z.optional(z.object({ maintainTime: z.optional(z.string()), endTime: z.optional(z.string()) })),
  /** ISO 3166-1 alpha-2 of the caller's address, when known. */
  location: z.optional(z.string()),
});
export type SystemStatus = z.infer<typeof systemStatus>;

export const getSystemStatus = defineCall({
  method: 'GET',
  path: 'system/status',
  auth: 'public',
  summary: 'Whether the portal is open, under maintenance, or not served at the caller’s location (§4).',
  request: z.object({}),
  response: systemStatus,
  errors: { otherwise: 'caller' },
});

/** §6 "Feature flags from whitelabel values" and the module flags of §2. */
export const featureFlags = z.object({
  freePlay: z.boolean(),
  forcedPasswordExpiryChange: z.boolean(),
  smsVerificationAtRegistration: z.boolean(),
  mobileCodeLogin: z.boolean(),
  mobileNumberRegistration: z.boolean(),
  notExistUserRedirect: z.boolean(),
});
export type FeatureFlags = z.infer<typeof featureFlags>;

export const customerServiceTypes = ['FACEBOOK', 'TELEGRAM', 'ZALO', 'LIVECHAT', 'EMAIL'] as const;
export const customerServiceEntry = z.object({
  csType: z.enum(customerServiceTypes),
  title: z.string(),
  /** Address to open: https: or mailto:. */
  path: z.string().check(z.regex(/^(https:\/\/|mailto:)/)),
});
export type CustomerServiceEntry = z.infer<typeof customerServiceEntry>;

/** §3 "Permission response". */
export const getPermission = defineCall({
  method: 'GET',
  path: 'permission',
  auth: 'public',
  summary: 'What this merchant offers: feature flags, contacts, currency (§3). Read once at start-up (§4).',
  request: z.object({}),
  response: z.object({
    merchantCode: z.string(),
    mainDomain: z.string(),
    currency: z.enum(currencies),
    /** IANA zone of the brand's day: limits and records count in it. */
    timeZone: z.string(),
    flags: featureFlags,
    customerService: z.array(customerServiceEntry),
    /** The sandbox shows its outbox page and demo accounts; never in production. */
    sandbox: z.boolean(),
  }),
  errors: { otherwise: 'caller' },
});

export const getRegistrationSetting = defineCall({
  method: 'GET',
  path: 'system/setting/register',
  auth: 'public',
  summary: 'The fields of the registration form and their rules (§5).',
  request: z.object({}),
  response: registrationSetting,
  errors: { otherwise: 'caller' },
});

/** A public JSON Web Key on P-256 (RFC 7517). */
export const publicKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
});
export type PublicKey = z.infer<typeof publicKey>;

export const getEncryptionKey = defineCall({
  method: 'GET',
  path: 'system/encryptionKey',
  auth: 'public',
  summary: 'The gateway’s public key for the bodies of encrypted calls (§7).',
  request: z.object({}),
  response: publicKey,
  errors: { otherwise: 'caller' },
});

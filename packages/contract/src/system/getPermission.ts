import * as z from 'zod/mini';
import { limits } from '../rules/limits.ts';
import { defineCall } from '../wire/call.ts';
import { currencies } from '../wire/money.ts';

/** §6 "Feature flags from whitelabel values" and the module flags of §2. */
const featureFlags = z.object({
  freePlay: z.boolean(),
  forcedPasswordExpiryChange: z.boolean(),
  smsVerificationAtRegistration: z.boolean(),
  mobileCodeLogin: z.boolean(),
  mobileNumberRegistration: z.boolean(),
  notExistUserRedirect: z.boolean(),
  /** §4 "or the permission says so": each login by username brings a captcha, not only those after wrong passwords. */
  captchaAtLogin: z.boolean(),
  /** §2 "whitelabel module flags": each opens its entry of the member centre. */
  deposit: z.boolean(),
  withdraw: z.boolean(),
  rewardCenter: z.boolean(),
  manualRebate: z.boolean(),
  guild: z.boolean(),
  transferUpline: z.boolean(),
  /** §2 "promo flags": referral links, and the leaderboard of missions. */
  referral: z.boolean(),
  missionLeaderboard: z.boolean(),
  /** §3 "merchantWallet": one wallet for all vendors; there is nothing to transfer between wallets then. */
  merchantWallet: z.boolean(),
});
export type FeatureFlags = z.infer<typeof featureFlags>;
/** Names of all flags. */
export const featureFlagNames = Object.keys(featureFlags.shape) as readonly (keyof FeatureFlags)[];

/** §3 "csType": the channels that a portal has an icon for. */
export const customerServiceTypes = ['FACEBOOK', 'TELEGRAM', 'ZALO', 'LIVECHAT', 'EMAIL'] as const;
const customerServiceEntry = z.object({
  csType: z.enum(customerServiceTypes),
  title: z.string(),
  /** Address to open: https: or mailto:. */
  path: z.string().check(z.regex(/^(https:\/\/|mailto:)/)),
});
/** One way to reach customer service (§3 Permission): where it leads and what it is called. */
export type CustomerServiceEntry = z.infer<typeof customerServiceEntry>;

/** §3 "resources (resourceType with url)": the brand's own apps. */
const resource = z.object({
  resourceType: z.enum(['IOS', 'ANDROID']),
  /** Where it is downloaded, or its page in a store. */
  url: z.string().check(z.regex(/^https:\/\/[^\s]+$/)),
});

/** §3 "Permission response". */
export const getPermission = defineCall({
  method: 'GET',
  path: 'permission',
  auth: 'public',
  openWhileClosed: true,
  summary: 'What this merchant offers: feature flags, contacts, currency (§3). Read once at start-up (§4).',
  request: z.object({}),
  example: {},
  response: z.object({
    merchantCode: z.string(),
    mainDomain: z.string(),
    currency: z.enum(currencies),
    /** IANA zone of the brand's day: limits and records count in it. */
    timeZone: z.string(),
    /** §9 "Account records": for how many days a player can query them. */
    recordDays: z.int().check(z.gte(limits.recordDays), z.lte(limits.recordDaysMost)),
    /** Version of the games that `games/catalogue` tells. */
    catalogueVersion: z.string(),
    flags: featureFlags,
    customerService: z.array(customerServiceEntry),
    /** None for a platform that the brand has no app for: the lite app runs everywhere. */
    resources: z.array(resource),
    /** §2 "optional social login": a button each; none where the brand has none. */
    socialProviders: z.array(z.object({ id: z.string(), title: z.string() })),
    /** The sandbox shows its outbox page and demo accounts; never in production. */
    sandbox: z.boolean(),
  }),
});

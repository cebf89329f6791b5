import type { BrandAmounts } from '@baize/brand';
import { accountVendors, type Currency, type FeatureFlags, limits, type PointConversion, pointConversion } from '@baize/contract';
import { z } from 'zod';
import { contractRules } from '../domains/agent-contracts/contractRules.ts';
import { cashierTermsIn } from '../domains/cashier/cashierTerms.ts';
import { guildTerms } from '../domains/legion/guildTerms.ts';
import { referralTerms } from '../domains/referral/referralTerms.ts';
import { fieldStates, switchableFields } from '../domains/registration/registrationRules.ts';
import { challengeModes } from '../domains/verification/challenge.ts';

const pointConversionRule = z.custom<PointConversion>((value) => pointConversion.safeParse(value).success);

const flags: FeatureFlags = {
  freePlay: false,
  forcedPasswordExpiryChange: true,
  smsVerificationAtRegistration: false,
  mobileCodeLogin: false,
  mobileNumberRegistration: false,
  notExistUserRedirect: true,
  captchaAtLogin: false,
  deposit: true,
  withdraw: true,
  rewardCenter: true,
  manualRebate: true,
  guild: true,
  transferUpline: true,
  referral: true,
  missionLeaderboard: true,
  merchantWallet: false,
};

/**
 * Settings that operators change while the gateway runs.
 * @param amounts of the brand, in whole units of the currency
 */
export const portalSettingsIn = (currency: Currency, amounts?: BrandAmounts) =>
  z.object({
    /** §4 status 1; `from` in the future announces it, `until` is what players are told. ISO 8601. */
    maintenance: z.object({ from: z.string().optional(), until: z.string().optional() }).nullable().default(null),
    /** §8 `vendor_under_maintenance`: vendors by their vassalage; `from` may lie ahead, `until` is what players are told. ISO 8601. */
    vendorMaintenance: z.record(z.string(), z.object({ from: z.string(), until: z.string().optional() })).default({}),
    /** Vendors whose real games play from a wallet of their own: they open once the player has agreed that his money moves there (§3 `confirmTrans`). */
    transferVendors: z.array(z.string()).default([...accountVendors]),
    /** §4 status 2 for everyone, wherever they are. */
    regionRestricted: z.boolean().default(false),
    /** §4 status 2 for callers from these countries (ISO 3166-1 alpha-2). */
    blockedCountries: z.array(z.string().length(2)).default([]),
    /** §4 "Two-factor": for all who have a way to verify, not only for the accounts that are marked. */
    secondFactorForAll: z.boolean().default(false),
    /** §8 "Please complete verification first": a proof of work before log-ins, registrations and codes. */
    challenge: z.enum(challengeModes).default('off'),
    /** §3 "Registration fields": whether the forms of registration list a captcha. */
    captchaAtRegistration: z.boolean().default(false),
    /** §3 "Registration fields": differences from the default form in `registrationSetting.ts`. */
    registrationFields: z.partialRecord(z.enum(switchableFields), z.enum(fieldStates)).default({}),
    /** §5 "One account per … shared computer": whether a browser that has opened an account may open no other. */
    oneAccountPerComputer: z.boolean().default(false),
    /** §9 "Age": years that a player must have; 18, and 21 where a brand's law wants it. */
    minimumAge: z.number().int().min(limits.minimumAge).max(99).default(limits.minimumAge),
    /** §9 "Deposit", "Withdrawal": terms of new orders. */
    cashier: cashierTermsIn(currency, amounts).prefault({}),
    /** §9 "Account records": days that a player can query them for; 30, and more where a brand's law wants it. */
    recordDays: z.number().int().min(limits.recordDays).max(limits.recordDaysMost).default(limits.recordDays),
    /** §3 "Agent contracts": tiers, periods, carried losses. */
    contracts: contractRules.prefault({}),
    /** §2 "referral": what a friend brings. */
    referral: referralTerms.prefault({}),
    /** §2 "legion": what legions are and what they are paid. */
    guilds: guildTerms.prefault({}),
    /** §7 "POST convert points": what points come to as game credit; null where they can't be converted. */
    pointConversion: pointConversionRule.nullable().default({ points: 1, amount: 1, minimum: 1_000 }),
    /** Whether agents may open accounts of agents below them (§2 "register center"), or of members alone. */
    agentsOpenAgents: z.boolean().default(true),
    flags: z.record(z.string(), z.boolean()).default({}),
  });
export type PortalSettings = z.infer<ReturnType<typeof portalSettingsIn>>;
/** What operators have set of them, and nothing else. */
export type SetByOperators = Partial<z.input<ReturnType<typeof portalSettingsIn>>>;

export const isFlag = (name: string): name is keyof FeatureFlags => Object.hasOwn(flags, name);

/** The operator's switches over those that the brand begins with, over the defaults. */
export function flagsOf(settings: PortalSettings, ofBrand: Readonly<Record<string, boolean>> = {}): FeatureFlags {
  const known = Object.entries({ ...ofBrand, ...settings.flags }).filter(([name]) => isFlag(name));
  return { ...flags, ...Object.fromEntries(known) };
}

export function isUnderMaintenance(settings: PortalSettings, now: Date): boolean {
  const { maintenance } = settings;
  return maintenance !== null && (maintenance.from === undefined || new Date(maintenance.from) <= now);
}

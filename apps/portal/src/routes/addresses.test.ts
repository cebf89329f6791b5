import { gamePages } from '@baize/features/lobby';
import { expect, test } from 'vitest';
import { addresses, hasFooter, isBareRoute, layerOf, ownParameterOf, withLayer } from './addresses.ts';

const { home, games, register, resetPassword, help, pointMall, promo, download, workCenter } = addresses;
const player = addresses.play('n1');
const routes = [home, games, register, resetPassword, help, pointMall, promo, download, workCenter, player, '/nowhere'].concat(
  gamePages.map((page) => `/${page}`),
);
/** Each as it may be written: the router reads either case, with or without a stroke at the end. */
const spellings = routes.flatMap((route) =>
  [route, route.toUpperCase(), `${route}/`, `${route.toUpperCase()}/`].map((spelt) => ({ route, spelt })),
);

test.each(spellings)('§2 footer and header of $spelt', ({ route, spelt }) => {
  expect(hasFooter(spelt)).toBe(!['/lottery', '/sports', workCenter, player].includes(route));
  expect(isBareRoute(spelt)).toBe([workCenter, player].includes(route));
});

test.each([
  ['?center=account&page=phone', { center: 'account', page: 'phone' }],
  ['?center=debtHistory&page=profitAndLoss', { center: 'debtHistory', page: 'profitAndLoss' }],
  ['?center=transactionHistory&page=netDeposits', { center: 'transactionHistory', page: 'netDeposits' }],
  ['?center=debtHistory&page=netDeposits', { center: 'debtHistory' }],
  ['?center=debtHistory&page=phone', { center: 'debtHistory' }],
  ['?center=account&page=bonuses', { center: 'account' }],
  ['?center=messages&page=bonuses', { center: 'messages' }],
  ['?page=bonuses', undefined],
  ['?agent=downlineManagement&page=fund', { agent: 'downlineManagement', page: 'fund' }],
  ['?agent=downlineManagement&page=phone', { agent: 'downlineManagement' }],
  ['?agent=announcement&page=fund', { agent: 'announcement' }],
])('§2 %s opens the page of its own entry, and of no other', (search, layer) => {
  expect(layerOf(search)).toEqual(layer);
});

test('a page of the member centre goes with it, and a page of games stays', () => {
  const place = { pathname: '/egame', search: '?page=PG&center=transactionHistory&page=bonuses' };
  expect(ownParameterOf(place.search, 'page')).toBe('PG');
  expect(withLayer(place, undefined)).toBe('/egame?page=PG');
  expect(withLayer(place, { center: 'transactionHistory' })).toBe('/egame?page=PG&center=transactionHistory');
});

import { gamePages } from '@baize/features/lobby';
import { expect, test } from 'vitest';
import { addresses, hasFooter, isBareRoute } from './addresses.ts';

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

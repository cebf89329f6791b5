import { gamePages } from '@baize/features/games';
import { expect, test } from 'vitest';
import { addresses, hasFooter, isBareRoute, isWithinPage, layerOf, ownParameterOf, withLayer } from './addresses.ts';

const { home, games, register, resetPassword, help, download, workCenter } = addresses;
const player = addresses.play('n1');
const routes = [
  home,
  games,
  register,
  resetPassword,
  help,
  '/pointMall',
  '/promo',
  download,
  workCenter,
  player,
  '/nowhere',
  '/play/a/b',
].concat(gamePages.map((page) => `/${page}`));
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
  ['?center=account&page=realName&for=withdraw', { center: 'account', page: 'realName', for: 'withdraw' }],
  ['?center=account&page=realName&for=elsewhere', { center: 'account', page: 'realName' }],
  ['?center=account&for=withdraw', { center: 'account' }],
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
  ['?agent=downlineManagement&page=transfer&account=minh01', { agent: 'downlineManagement', page: 'transfer', account: 'minh01' }],
])('§2 %s opens the page of its own entry, and of no other', (search, layer) => {
  expect(layerOf(search)).toEqual(layer);
});

test('a page of the member centre goes with it, and a page of games stays', () => {
  const place = { pathname: '/egame', search: '?page=PG&center=transactionHistory&page=bonuses' };
  expect(ownParameterOf(place.search, 'page')).toBe('PG');
  expect(ownParameterOf('?menu=history', 'menu'), 'a page of the centre is one by its own parameter alone').toBe('history');
  expect(withLayer(place, undefined)).toBe('/egame?page=PG');
  expect(withLayer(place, { center: 'transactionHistory' })).toBe('/egame?page=PG&center=transactionHistory');
});

test.each([
  ['?center=deposit&order=d-1', { center: 'deposit', order: 'd-1' }],
  ['?center=withdraw&order=w-1', { center: 'withdraw', order: 'w-1' }],
  ['?center=deposit&order=', { center: 'deposit' }],
  ['?center=deposit&order=d-1&order=d-2', { center: 'deposit', order: 'd-1' }],
  ['?center=wallet&order=d-1', { center: 'wallet' }],
  ['?center=deposit&round=r-1', { center: 'deposit' }],
  ['?center=debtHistory&from=2026-11-01&state=open&round=r-1', { center: 'debtHistory', from: '2026-11-01', state: 'open', round: 'r-1' }],
  ['?center=debtHistory&page=profitAndLoss&state=open&vendorType=RNG', { center: 'debtHistory', page: 'profitAndLoss', vendorType: 'RNG' }],
  ['?center=transactionHistory&page=bonuses&kind=bonus', { center: 'transactionHistory', page: 'bonuses', kind: 'bonus' }],
  [
    '?center=transactionHistory&page=netDeposits&kind=bonus&to=2026-11-02',
    { center: 'transactionHistory', page: 'netDeposits', to: '2026-11-02' },
  ],
  ['?order=of-the-page&center=deposit', { center: 'deposit' }],
  ['?agent=dividend&downline=d-1', { agent: 'dividend', downline: 'd-1' }],
  ['?agent=announcement&downline=d-1', { agent: 'announcement' }],
  ['?downline=of-the-page&agent=dividend', { agent: 'dividend' }],
  ['?agent=announcement&order=d-1', { agent: 'announcement' }],
  ['?agent=profitAndLoss&account=minh01&from=2026-11-01', { agent: 'profitAndLoss', account: 'minh01', from: '2026-11-01' }],
  ['?agent=teamOverview&account=minh01&to=2026-11-02', { agent: 'teamOverview', to: '2026-11-02' }],
  ['?account=of-the-page&agent=profitAndLoss', { agent: 'profitAndLoss' }],
])('%s has what is open in its page, and nothing of another', (search, layer) => {
  expect(layerOf(search)).toEqual(layer);
});

test.each([
  ['another entry', { center: 'withdraw' }, '/egame?page=PG&state=own&center=withdraw'],
  ['another part', { center: 'debtHistory', page: 'profitAndLoss' }, '/egame?page=PG&state=own&center=debtHistory&page=profitAndLoss'],
  ['a dialog', { dialog: 'notices' }, '/egame?page=PG&state=own&dialog=notices'],
  [
    'other days',
    { center: 'debtHistory', from: '2026-11-02', to: undefined },
    '/egame?page=PG&state=own&center=debtHistory&from=2026-11-02',
  ],
  ['nothing', undefined, '/egame?page=PG&state=own'],
] as const)('what is open in a page of the centre goes for %s, and what the page below says stays', (_, layer, address) => {
  const search = '?page=PG&state=own&center=debtHistory&from=2026-11-01&state=open&round=r-1';
  expect(withLayer({ pathname: '/egame', search }, layer)).toBe(address);
});

test('a place with a layer of the centre is written as it was read', () => {
  const place = { pathname: '/', search: '?group=fish&center=debtHistory&from=2026-11-01&to=2026-11-03&round=r-1', hash: '#games' };
  expect(withLayer(place, layerOf(place.search))).toBe(`${place.pathname}${place.search}${place.hash}`);
});

test.each([
  ['?center=deposit', '?center=deposit&order=d-1', true],
  ['?center=debtHistory&from=2026-11-01', '?center=debtHistory&round=r-1', true],
  ['?center=deposit&order=d-1', '?center=withdraw', false],
  ['?center=debtHistory', '?center=debtHistory&page=profitAndLoss', false],
  ['?agent=profitAndLoss', '?agent=profitAndLoss&account=minh01', true],
  ['?agent=profitAndLoss', '?agent=teamOverview', false],
  ['', '?center=deposit&order=d-1', true],
])('from %s to %s no chunk is waited for: %s', (from, to, isWithin) => {
  expect(isWithinPage({ pathname: '/', search: from }, { pathname: '/', search: to })).toBe(isWithin);
});

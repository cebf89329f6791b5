import { expect, test } from 'vitest';
import { layerOf } from '../routes/addresses.ts';
import { ownBetsHrefOf } from './ownBetsHrefOf.ts';

test.each([
  ['agent', { agent: 'debtRecord', scope: 'one' }],
  ['member', { center: 'debtHistory' }],
] as const)('the bets of who is %s are in his own centre', (role, layer) => {
  const href = ownBetsHrefOf(role, { pathname: '/', search: '' });
  expect(layerOf(new URL(href, 'http://portal').search)).toEqual(layer);
});

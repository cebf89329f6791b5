import { startSocialLogin } from '@baize/contract';
import { expect, it } from 'vitest';
import { socialReturnAddress } from './socialReturnAddress.ts';

const canReturn = (returnTo: string): boolean => startSocialLogin.request.shape.returnTo.safeParse(returnTo).success;

it.each([
  ['', undefined, '/web/games'],
  ['?q=rong%20vang&dialog=login', undefined, '/web/games?q=rong+vang'],
  ['?center=account&page=email', { center: 'account', page: 'email' } as const, '/web/games?center=account&page=email'],
  [String.raw`?source=a\b&center=account`, { center: 'account' } as const, '/web/games?source=a%5Cb&center=account'],
  [`?source=${'x'.repeat(2_000)}&center=account`, { center: 'account' } as const, '/web/games?center=account'],
])('a provider leads back to where the player was, as the call takes it: %s', (search, layer, address) => {
  const returned = socialReturnAddress({ pathname: '/games', search }, layer);
  expect(returned).toBe(address);
  expect(canReturn(returned)).toBe(true);
});

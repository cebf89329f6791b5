import { describe, expect, it } from 'vitest';
import { hasFactor } from './factorPages.ts';

const bare = { hasFundPassword: true, hasAuthenticator: false, checksNewAddresses: false };

describe('§4 a way to verify a login', () => {
  it('is none of an account that has passwords alone', () => expect(hasFactor(bare)).toBe(false));

  it.each([
    { mobile: '*******001', isMobileProved: false },
    { email: 'n***@baize.example', isEmailProved: false },
  ])('is no contact that nobody has proved: %o', (part) => expect(hasFactor({ ...bare, ...part })).toBe(false));

  it.each([{ mobile: '*******001' }, { email: 'n***@baize.example' }, { hasAuthenticator: true }, { realName: 'N***** V** A*' }])(
    'is there with %o',
    (part) => expect(hasFactor({ ...bare, ...part })).toBe(true),
  );
});

import { describe, expect, it } from 'vitest';
import { securityItemsOf } from './securityItems.ts';

const bare = { hasFundPassword: false, hasAuthenticator: false };
const actionsOf = (security: Parameters<typeof securityItemsOf>[0]) =>
  Object.fromEntries(securityItemsOf(security).map(({ page, action }) => [page, action]));

describe('§2 what protects an account', () => {
  it('of a new account is the password alone; the rest is to be set up', () => {
    expect(securityItemsOf(bare).filter(({ isSet }) => isSet)).toEqual([
      { page: 'password', isSet: true, shown: undefined, action: 'change' },
    ]);
    expect(Object.values(actionsOf(bare))).toEqual(['change', 'setUp', 'setUp', 'setUp', 'setUp', 'setUp']);
  });

  it.each([
    ['fund', { hasFundPassword: true }, undefined],
    ['authenticator', { hasAuthenticator: true }, undefined],
    ['phone', { mobile: '*******001' }, '*******001'],
    ['email', { email: 'n***@baize.example' }, 'n***@baize.example'],
  ])('%s can be changed once it is set', (page, part, shown) => {
    const set = securityItemsOf({ ...bare, ...part }).filter((item) => item.isSet && item.page !== 'password');
    expect(set).toEqual([{ page, isSet: true, shown, action: 'change' }]);
  });

  it.each([
    [undefined, undefined],
    [false, 'turnOn'],
    [true, 'turnOff'],
  ])('§4 the check at new addresses being %s is offered as %s', (checksNewAddresses, action) => {
    expect(actionsOf({ ...bare, checksNewAddresses })['newAddress']).toBe(action);
  });

  it.each([
    ['phone', { mobile: '*******001', isMobileProved: false }, '*******001'],
    ['email', { email: 'n***@baize.example', isEmailProved: false }, 'n***@baize.example'],
  ])('a contact (%s) that no code has proved is to be verified', (page, part, shown) => {
    const items = securityItemsOf({ ...bare, ...part });
    expect(items.find((item) => item.page === page)).toEqual({ page, isSet: false, shown, action: 'verify' });
  });

  it('§9 a real name is only shown once it is set', () => {
    expect(actionsOf({ ...bare, realName: 'N***** V** A' })['realName']).toBe('show');
  });
});

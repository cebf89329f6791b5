import { useSession } from './session/SessionProvider.tsx';
import { useLogout } from './session/useLogout.ts';
import { faultedHook, reconnect, testFaults } from './testing/faultedHook.ts';
import { useCountries } from './verification/useCountries.ts';

testFaults<'core'>({
  // §4: at once on this device. That the gateway is told later on, useLogout.test.ts shows.
  logout: faultedHook({
    hook: () => ({ session: useSession(), logOut: useLogout() }),
    answers: { logout: {} },
    account: 'minh88',
    isOver: () => true,
    ask: ({ logOut }) => logOut(),
    said: ({ session }) => session.status,
    says: 'visitor',
  }),
  listCountries: faultedHook({
    hook: () => useCountries(),
    answers: { listCountries: { countries: [{ countryCode: 'VN', countryDialingCode: '+84', example: '0912 345 678' }] } },
    askAgain: reconnect,
    said: (countries) => (countries?.length === 0 ? 'none' : undefined),
    says: 'none',
  }),
});

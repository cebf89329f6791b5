import { useIsFetching } from '@tanstack/react-query';
import { useFavorites } from './games/useFavorites.ts';
import { useSession } from './session/SessionProvider.tsx';
import { useLogout } from './session/useLogout.ts';
import { faultedHook, reconnect, testFaults } from './testing/faultedHook.ts';
import { storyCaptcha, storyMember } from './testing/index.ts';
import { useRewardCount } from './useRewardCount.ts';
import { useUnreadMessages } from './useUnreadMessages.ts';
import { useCaptcha } from './verification/useCaptcha.ts';
import { useCountries } from './verification/useCountries.ts';

const rewards = { enabled: true, count: 2 };
const counts = {
  getMemberInfo: storyMember,
  getUnreadMessages: { value: 3 },
  getAvailablePromotions: {
    availablePromo: {
      LOGIN: rewards,
      MANUAL: rewards,
      REGISTER: rewards,
      SAVIOR: rewards,
      TICKET: rewards,
      REFERRAL: rewards,
      MISSION: rewards,
    },
  },
};
/** A count of the header that can't be had is not told: nobody reads of a number that is not known. */
const quietCount = (useCount: () => number | undefined) =>
  faultedHook({
    hook: () => ({ count: useCount(), isAsking: useIsFetching() > 0 }),
    account: 'minh88',
    answers: counts,
    askAgain: reconnect,
    said: ({ count, isAsking }) => (isAsking ? 'asked for' : count ? undefined : 'none'),
    says: 'none',
  });

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
    answers: { listCountries: { countries: [{ countryCode: 'VN', countryDialingCode: '+84', example: '0912 345 678', isHome: true }] } },
    askAgain: reconnect,
    said: (countries) => (countries?.length === 0 ? 'none' : undefined),
    says: 'none',
  }),
  // What can't be read can be asked for again; a form says so itself when it is sent without.
  getCaptcha: faultedHook({
    hook: () => useCaptcha('login', true),
    answers: { getCaptcha: { captchaId: 'c-1', image: storyCaptcha, expiresInSeconds: 300 } },
    askAgain: (captcha) => captcha?.refresh(),
    said: (captcha) => (captcha?.image === '' ? 'no picture' : undefined),
    says: 'no picture',
  }),
  getUnreadMessages: quietCount(useUnreadMessages),
  getAvailablePromotions: quietCount(useRewardCount),
  listFavoriteIds: faultedHook({
    hook: useFavorites,
    account: 'minh88',
    answers: { getMemberInfo: storyMember, listFavoriteIds: { content: ['n0'] } },
    askAgain: (favorites) => favorites?.retry(),
    said: (favorites) => favorites?.isMissing?.code,
  }),
});

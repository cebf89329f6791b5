import { faultedHook, reconnect, testFaults } from '../core/testing/faultedHook.ts';
import { storyCaptcha, storyEveryField, storyRegistration, storyToken } from '../core/testing/index.ts';
import { useFormAids } from './fields/useFormAids.ts';
import { type RegistrationOutcome, useRegistration } from './RegistrationForm/useRegistration.ts';

const begun = { token: storyToken, account: 'minh88', passwordExpired: false };
const source = { domain: 'baize.example', registerUrl: 'https://baize.example/web/register', referralCode: undefined };
const agreed = { ageConfirmed: true, termsAccepted: true };
const passwords = { password: 'hunter22', confirmPassword: 'hunter22' };
const answers = {
  getRegistrationSetting: storyRegistration,
  listCountries: { countries: [{ countryCode: 'VN', countryDialingCode: '+84', example: '0912 345 678', isHome: true }] },
  getCaptcha: { captchaId: 'c-1', image: storyCaptcha, expiresInSeconds: 300 },
  checkUsername: { available: true },
  getAffiliate: { affiliateCode: 'BAIZE1' },
  requestRegistrationSms: { expiredMinutes: 1 },
  registerMember: begun,
  registerMobileMember: begun,
};

const aids = { hook: () => useFormAids(storyEveryField), answers };
const registrationBy = (way: 'username' | 'mobile') => ({
  hook: () => useRegistration(way),
  answers,
  isReady: ({ state }: ReturnType<typeof useRegistration>) => state.status === 'ready',
  said: (_: unknown, outcome: RegistrationOutcome | undefined) => (outcome?.status === 'refused' ? outcome.code : undefined),
});

testFaults<'registration'>({
  getRegistrationSetting: faultedHook({
    hook: useRegistration,
    answers,
    askAgain: ({ state }) => void (state.status === 'error' && state.retry()),
    said: ({ state }) => (state.status === 'error' ? state.code : undefined),
  }),
  // §5: a check never stands in the way.
  checkUsername: faultedHook({
    ...aids,
    ask: async ({ lookups }) => lookups.username.ask('Minh88'),
    askAgain: reconnect,
    said: ({ lookups }) => (lookups.username.resultOf('Minh88').status === 'accepted' ? undefined : 'unknown'),
    says: 'unknown',
  }),
  getAffiliate: faultedHook({
    ...aids,
    ask: async ({ lookups }) => lookups.affiliateCode.ask('BAIZE1'),
    askAgain: reconnect,
    said: ({ lookups }) => (lookups.affiliateCode.resultOf('BAIZE1').status === 'accepted' ? undefined : 'unknown'),
    says: 'unknown',
  }),
  requestRegistrationSms: faultedHook({
    ...aids,
    ask: ({ code }) => code.sendCode({ mobileNum: '0912345678', countryCode: '' }),
    said: ({ code }) => code.refusal?.code,
  }),
  registerMember: faultedHook({
    ...registrationBy('username'),
    ask: ({ register }) => register({ fields: { username: 'Minh88', ...passwords }, ...agreed }, source),
  }),
  registerMobileMember: faultedHook({
    ...registrationBy('mobile'),
    ask: ({ register }) => register({ fields: { mobileNum: '0912345678', verificationCode: '123456', ...passwords }, ...agreed }, source),
  }),
});

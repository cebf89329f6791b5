import type { SecondFactorChallenge } from '@baize/contract';
import { faultedHook, testFaults } from '../core/testing/faultedHook.ts';
import { Refusal, storyMember, storyPermission, storyRegistration, storyToken } from '../core/testing/index.ts';
import { useForcedPasswordChange } from './ForcedPasswordChange/useForcedPasswordChange.ts';
import { useForgotPassword } from './ForgotPassword/useForgotPassword.ts';
import { useFreePlay } from './LoginBox/useFreePlay.ts';
import { useLogin } from './LoginForm/useLogin.ts';
import { useResetPassword } from './ResetPassword/useResetPassword.ts';
import { useSecondFactor } from './SecondFactor/useSecondFactor.ts';
import { useSmsLogin } from './SmsLogin/useSmsLogin.ts';
import { useSocialBinding } from './SocialBinding/useSocialBinding.ts';
import { useSocialLogin } from './SocialLogin/useSocialLogin.ts';

const nothing = (): void => undefined;
const begun = { token: storyToken, account: 'minh88', passwordExpired: false };
const sent = { expiredMinutes: 1 };
const typed = { username: 'minh88', password: 'hunter22' };
const phone = { mobileNum: '0912345678', countryCode: '' };
const fresh = { newPassword: 'hunter33', confirmNewPassword: 'hunter33' };
const ticket = 't'.repeat(43);
const unbound = new Refusal('social_binding_required', { social: { ticket, title: 'Google', expiresInSeconds: 1_800 } });
const challenge: SecondFactorChallenge = { challengeId: 'c1', ways: [{ way: 'sms' }], expiresInSeconds: 600 };
const countries = { countries: [{ countryCode: 'VN', countryDialingCode: '+84', example: '0912 345 678', isHome: true }] };
const answers = {
  login: begun,
  startSmsSession: begun,
  startFreePlay: begun,
  bindSocialAccount: begun,
  verifyFactor: begun,
  requestLoginSms: sent,
  requestPasswordSms: sent,
  requestPasswordEmail: sent,
  sendFactorCode: sent,
  resetPassword: {},
  resetPasswordBySms: {},
  changePassword: {},
  startSocialLogin: { authorizationUrl: 'https://provider.example/authorize' },
  redeemSocialTicket: begun,
  listCountries: countries,
  getPermission: storyPermission,
  getRegistrationSetting: storyRegistration,
  getMemberInfo: storyMember,
};

const loginHook = { hook: () => useLogin({ onUnknownUser: nothing, onSecondFactor: nothing }), answers };
const smsHook = { hook: () => useSmsLogin({ onLoggedIn: nothing, onSecondFactor: nothing }), answers };
const factorHook = { hook: () => useSecondFactor(challenge, nothing), answers };
const bindingHook = { hook: () => useSocialBinding(ticket, { onLoggedIn: nothing, onUnknownUser: nothing }), answers };
/** Every other login asks for the work. */
let logins = 0;
type Refusable = { status: string; code?: string };
const codeOf = (state: Refusable | undefined): string | undefined => (state?.status === 'refused' ? state.code : undefined);

testFaults<'session'>({
  login: faultedHook({ ...loginHook, ask: ({ logIn }) => logIn(typed), said: ({ state }) => codeOf(state) }),
  getEncryptionKey: faultedHook({
    ...loginHook,
    ask: ({ logIn }) => logIn(typed),
    said: ({ state }) => codeOf(state),
    // §7: "If encryption fails, a network retry message shows."
    says: 'encryption_unavailable',
  }),
  getChallenge: faultedHook({
    ...loginHook,
    answers: { ...answers, login: () => (logins++ % 2 === 0 ? new Refusal('challenge_required') : begun) },
    ask: ({ logIn }) => logIn(typed),
    said: ({ state }) => codeOf(state),
  }),
  requestLoginSms: faultedHook({ ...smsHook, ask: ({ code }) => code.sendCode(phone), said: ({ refusal }) => refusal?.code }),
  startSmsSession: faultedHook({
    ...smsHook,
    ask: ({ logIn }) => logIn({ ...phone, verificationCode: '123456' }),
    said: ({ refusal }) => refusal?.code,
  }),
  startFreePlay: faultedHook({ hook: useFreePlay, answers, ask: ({ start }) => start(), said: ({ refusal }) => refusal?.code }),
  startSocialLogin: faultedHook({
    hook: () => useSocialLogin('/web/', nothing),
    answers,
    ask: ({ start }) => start('google'),
    said: ({ refusal }) => refusal?.code,
  }),
  redeemSocialTicket: faultedHook({
    ...bindingHook,
    // A ticket of which something was said is not asked about again: the way on is another social login.
    isOver: ({ askAgain }) => askAgain === undefined,
    askAgain: ({ askAgain }) => askAgain?.(),
    said: ({ state }) => codeOf(state),
  }),
  bindSocialAccount: faultedHook({
    ...bindingHook,
    answers: { ...answers, redeemSocialTicket: unbound },
    isReady: ({ state }) => state.status === 'unbound',
    ask: ({ linkAccount }) => linkAccount(typed),
    said: ({ link }) => codeOf(link),
  }),
  sendFactorCode: faultedHook({ ...factorHook, ask: ({ code }) => code.sendCode('sms'), said: ({ refusal }) => refusal?.code }),
  verifyFactor: faultedHook({
    ...factorHook,
    ask: ({ verify }) => verify({ way: 'sms', answer: '123456' }),
    said: ({ refusal }) => refusal?.code,
  }),
  requestPasswordSms: faultedHook({
    hook: useForgotPassword,
    answers,
    ask: ({ code }) => code.sendCode(phone),
    said: ({ code }) => code.refusal?.code,
  }),
  requestPasswordEmail: faultedHook({
    hook: useForgotPassword,
    answers,
    ask: ({ requestMail }) => requestMail({ username: 'minh88', email: 'minh@mail.example' }),
    said: (_, outcome) => codeOf(outcome),
  }),
  resetPasswordBySms: faultedHook({
    hook: useForgotPassword,
    answers,
    ask: ({ resetBySms }) => resetBySms({ ...phone, verificationCode: '123456', newPassword: 'hunter33' }),
    said: (_, outcome) => codeOf(outcome),
  }),
  resetPassword: faultedHook({
    hook: () => useResetPassword('link'),
    answers,
    ask: ({ reset }) => reset(fresh),
    said: (_, outcome) => codeOf(outcome),
  }),
  changePassword: faultedHook({
    hook: () => useForcedPasswordChange(false),
    answers,
    account: 'minh88',
    isReady: ({ state }) => state.status === 'ready',
    ask: ({ change }) => change({ oldPassword: 'hunter22', ...fresh }),
    said: (_, outcome) => codeOf(outcome),
  }),
});

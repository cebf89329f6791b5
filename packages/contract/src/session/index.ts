import { bindSocialAccount } from './bindSocialAccount.ts';
import { getMemberIcon } from './getMemberIcon.ts';
import { getMemberInfo } from './getMemberInfo.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { redeemSocialTicket } from './redeemSocialTicket.ts';
import { sendFactorCode } from './sendFactorCode.ts';
import { startFreePlay } from './startFreePlay.ts';
import { startSmsSession } from './startSmsSession.ts';
import { startSocialLogin } from './startSocialLogin.ts';
import { verifyFactor } from './verifyFactor.ts';

export { bindSocialAccount } from './bindSocialAccount.ts';
export { deviceName, deviceOf, type LoginDevice } from './deviceOf.ts';
export { getMemberIcon } from './getMemberIcon.ts';
export { getMemberInfo } from './getMemberInfo.ts';
export { login, loginTypes } from './login.ts';
export type { LoginResult } from './loginResult.ts';
export { logout } from './logout.ts';
export { type LogoutReason, logoutReasons } from './logoutReasons.ts';
export { redeemSocialTicket } from './redeemSocialTicket.ts';
export { type SecondFactorChallenge, type SecondFactorWay, secondFactorWays } from './secondFactor.ts';
export { sendFactorCode } from './sendFactorCode.ts';
export { type SocialBinding, type SocialFailure, socialFailures, socialReturnLength } from './socialBinding.ts';
export { startFreePlay } from './startFreePlay.ts';
export { startSmsSession } from './startSmsSession.ts';
export { startSocialLogin } from './startSocialLogin.ts';
export { verifyFactor } from './verifyFactor.ts';

/** Calls of this domain by name. */
export const sessionCalls = {
  login,
  logout,
  startSmsSession,
  startFreePlay,
  startSocialLogin,
  redeemSocialTicket,
  bindSocialAccount,
  sendFactorCode,
  verifyFactor,
  getMemberInfo,
  getMemberIcon,
} as const;

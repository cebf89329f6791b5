import { describe, expect, it } from 'vitest';
import { calls } from '../calls.ts';
import type { Call } from '../wire/call.ts';

type Body = 'plain' | 'encrypted' | 'form';
const bodyOf = ({ encrypted, form }: Call): Body => (encrypted ? 'encrypted' : form ? 'form' : 'plain');

/** §7's own words; where they leave two methods open, the one that is taken. */
const spelt: [call: Call, address: string, body: Body][] = [
  [calls.login, 'POST session/login', 'encrypted'],
  [calls.startSmsSession, 'POST session/login/sms', 'encrypted'],
  [calls.startFreePlay, 'POST session/login/freeplay', 'plain'],
  [calls.logout, 'POST session/logout', 'plain'],
  [calls.requestPasswordSms, 'POST verification/sms/noLogin', 'plain'],
  [calls.requestRegistrationSms, 'POST verification/sms/register', 'plain'],
  [calls.getMemberInfo, 'GET member/info', 'plain'],
  [calls.getBalance, 'GET wallets/balance/gcs', 'plain'],
  [calls.registerMember, 'PUT member/register', 'encrypted'],
  [calls.registerMobileMember, 'POST member/register/mobile', 'encrypted'],
  [calls.changePassword, 'PUT member/password', 'encrypted'],
  [calls.requestPasswordEmail, 'POST member/password/email', 'form'],
  [calls.resetPasswordBySms, 'POST member/password/sms', 'encrypted'],
  [calls.resetPassword, 'POST member/password/verification', 'encrypted'],
  [calls.getAffiliate, 'GET agent/affiliate', 'plain'],
  [calls.getRegistrationSetting, 'GET system/setting/register', 'plain'],
  [calls.getCaptcha, 'GET captcha', 'plain'],
  [calls.getWhitelabel, 'GET system/whitelabel', 'plain'],
  [calls.getSystemStatus, 'GET system/status', 'plain'],
  [calls.getPermission, 'GET permission', 'plain'],
  [calls.listRouters, 'GET routers', 'plain'],
];

describe('§7 session and member', () => {
  it.each(spelt.map(([call, address, body]) => ({ call, address, body })))('$address, $body', ({ call, address, body }) => {
    expect([`${call.method} ${call.path}`, bodyOf(call)]).toEqual([address, body]);
  });

  it('the token is sent where §7 names it, and not with a login', () => {
    const withToken: Call[] = [calls.getMemberInfo, calls.getBalance, calls.changePassword, calls.logout, calls.getUnreadMessages];
    expect(withToken.filter(({ auth }) => auth === 'public')).toEqual([]);
    const without: Call[] = [calls.login, calls.startSmsSession, calls.startFreePlay, calls.registerMember, calls.registerMobileMember];
    expect(without.filter(({ auth }) => auth !== 'public')).toEqual([]);
  });
});

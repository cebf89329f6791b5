import { describe, expect, it } from 'vitest';
import en from '../locales/en.json';
import vi from '../locales/vi.json';

type Key = keyof typeof en & keyof typeof vi;
type Said = [key: Key, said: RegExp];

/** Both languages say it, each in its own words. */
function expectSaid([key, said]: Said): void {
  expect(en[key]).toMatch(said);
  expect(vi[key]).not.toBe(en[key]);
}

/** §5 "Messages": what the spec's sentence turns on. */
const messages: Said[] = [
  ['password.length', /^Please fill in your password with {{min}} - {{max}} characters/],
  ['double_password_inconformity', /^Confirmation password is not correct/],
  ['affiliate_code_error', /^Invalid invitation code/],
  ['realName.format', /^Real name format is incorrect/],
  ['phoneNumber_format_error', /^Phone number format is incorrect/],
  ['mobile.invalid', /^Please enter a valid mobile number/],
  ['field_required', /^Input cannot be empty/],
  ['fundPassword.missing', /^Please enter the fund password/],
  ['age.confirm', /^Please confirm that you are {{min}} years old/],
  ['agreement_required', /^Please agree to/],
];

/** §8 "Local codes", with what it says of each. */
const localCodes: Said[] = [
  ['customer.not.login', /not logged in/],
  ['function.not.available', /not available/],
  ['user.or.token.invalid', /missing or disabled/],
  ['login.cred.err', /Wrong password/],
  ['not.exists.user', /^Username\/Email does not exist/],
  ['modify.pw.incorrect.pw', /old password is wrong/],
  ['exists.username.err', /username is taken/],
  ['login.not.session', /^You have been logged out, please log in again/],
  ['account_or_password_error', /^Wrong account or password/],
  ['account_format_error', /account has a wrong format/],
  ['password_format_error', /password has a wrong format/],
  ['email_format_error', /^Incorrect e-mail/],
  ['double_password_inconformity', /^Confirmation password/],
  ['captcha_format_error', /captcha is not correct/],
  ['affiliate_code_error', /^Invalid invitation code/],
  ['phoneNumber_format_error', /^Phone number format is incorrect/],
];

/** §8 "Phone-verification errors"; a phone and a code that are missing are §5's `field_required`. */
const phoneErrors: Said[] = [
  ['phoneNumber_format_error', /format is incorrect/],
  ['TOO_MANY_REQUEST.wait', /^Too many attempts\. Please try again in {{minutes}} min/],
  ['system_error', /contact customer service/],
  ['verification_code_error', /^Invalid verification code/],
  ['challenge_required', /^Please complete verification first/],
  ['sms_quota_exceeded', /contact customer service/],
  ['verification_code_expired', /expired\. Please have it sent again/],
  ['social_login_cancelled', /window was closed\. Login failed, please retry/],
];

/** §6 and §8 "Other messages" of who comes in. */
const others: Said[] = [
  ['network_error', /^Network link is abnormal, please try again/],
  ['encryption_unavailable', /^Network link is abnormal, please try again/],
  ['time_out', /^The page took longer time to load, please check your network connectivity/],
  ['real_account_required', /^Please register or log in to a real account/],
  ['non_member_login', /^Non-member account unable to login/],
  ['non_agent_login', /^Non-agents cannot log in/],
  ['second_factor_required', /unregistered IP/],
];

describe('what the spec has a player read', () => {
  it.each(messages)('§5 messages: %s', (...said) => expectSaid(said));
  it.each(localCodes)('§8 local codes: %s', (...said) => expectSaid(said));
  it.each(phoneErrors)('§8 phone-verification errors: %s', (...said) => expectSaid(said));
  it.each(others)('§6 §8 other messages: %s', (...said) => expectSaid(said));
});

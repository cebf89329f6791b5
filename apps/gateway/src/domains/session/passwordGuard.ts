import type { ErrorCode } from '@baize/contract';
import type { Services } from '../../services.ts';
import { AppError } from '../../wire/AppError.ts';
import { networkOf } from '../../wire/networkOf.ts';
import { assertCaptcha, type CaptchaAnswer, type CaptchaTry, countFailure, forgetFailures } from '../verification/captcha.ts';
import { findByTypedName, nobody } from './findCustomer.ts';
import type { LoginOptions } from './login.ts';
import { isKnownAddress } from './trustedAddresses.ts';

/** Errors of a wrong guess; such a login counts towards a captcha. */
const failures: readonly ErrorCode[] = ['account_or_password_error', 'not_exist_user'];

/** Told to those alone whose password was right. */
const proofs: readonly ErrorCode[] = [
  'second_factor_required',
  'account_disabled',
  'non_member_login',
  'non_agent_login',
  'real_account_required',
  'social_already_bound',
];

/** A login by password, as it is guarded. */
interface GuardedLogin extends CaptchaAnswer {
  username: string;
  ip: string;
}

/** Guards of every login by password: limits, captcha, and their counts (§4). */
export function createPasswordGuard({ config, database, limiters, phones, secrets, sessionRules, settings }: Services) {
  /** Wrong passwords until a captcha is asked for; none where the brand asks each time (§4). */
  const captchaAfter = (): number => (settings.flags().captchaAtLogin ? 0 : config.captchaAfter);

  /** A wrong password counts, and its answer says whether the next attempt needs a captcha (§4). */
  async function withCaptcha(error: unknown, attempt: CaptchaTry): Promise<unknown> {
    if (!(error instanceof AppError)) return error;
    if (proofs.includes(error.code)) await forgetFailures(database.db, attempt);
    if (!failures.includes(error.code)) return error;
    const showCaptcha = await countFailure(database.db, captchaAfter(), attempt);
    return showCaptcha ? new AppError(error.code, { ...error.details, showCaptcha }) : error;
  }

  /** By what an account's attempts are counted: those from where its owner has been in apart, or any stranger would use them up. */
  async function accountKeyOf({ username, nameKey, ip }: CaptchaTry & GuardedLogin): Promise<string> {
    const customer = await findByTypedName(database.db, phones, username);
    const isKnown = await isKnownAddress(database.db, customer?.id ?? nobody, ip);
    return customer && isKnown ? `${customer.id} ${networkOf(ip)}` : nameKey;
  }

  return async <Result>(asked: GuardedLogin, proceed: (options: LoginOptions) => Promise<Result>): Promise<Result> => {
    const attempt = { ...asked, nameKey: phones.nameKeyOf(asked.username) };
    await limiters.loginByIp.hit(attempt.ip);
    await assertCaptcha(database.db, secrets, captchaAfter(), attempt);
    await limiters.loginByAccount.hit(await accountKeyOf(attempt));
    const { defaultPassword } = config;
    try {
      const options = { flags: settings.flags(), phones, sessionRules, defaultPassword, isFactorForAll: settings.isFactorForAll() };
      const result = await proceed(options);
      await forgetFailures(database.db, attempt);
      return result;
    } catch (error) {
      throw await withCaptcha(error, attempt);
    }
  };
}

import { type SocialIdentity, SocialLoginError } from './SocialProvider.ts';

/** OpenID Connect Core §2: at most 255 ASCII characters. */
const subjectShape = /^[\x20-\x7e]{1,255}$/;
const emailShape = /^[^\s@]{1,64}@[^\s@]{1,190}$/;

/**
 * The identity of checked claims.
 * @throws SocialLoginError `social_login_failed` without a subject
 */
export function identityOf(issuer: string, claims: { sub?: unknown; email?: unknown }): SocialIdentity {
  const { sub, email } = claims;
  if (typeof sub !== 'string' || !subjectShape.test(sub)) throw new SocialLoginError('social_login_failed', new Error('no subject'));
  return { issuer, subject: sub, email: typeof email === 'string' && emailShape.test(email) ? email : undefined };
}

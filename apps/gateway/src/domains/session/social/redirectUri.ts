import type { Config } from '../../../config.ts';
import type { SocialProvider } from '../../../providers/social/SocialProvider.ts';

/** Each provider has a way back of its own, so that no answer of one is taken for another's (RFC 9700 §4.4). */
export const callbackPath = '/api/session/login/social/:provider/callback';

/** Where a provider sends browsers back, at the origin that players see. */
export function redirectUriOf({ publicUrl }: Pick<Config, 'publicUrl'>, { id }: SocialProvider): string {
  return `${publicUrl}${callbackPath.replace(':provider', id)}`;
}

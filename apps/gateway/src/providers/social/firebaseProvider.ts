import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { identityOf } from './identityOf.ts';
import { SocialLoginError, type TokenProvider } from './SocialProvider.ts';

export interface FirebaseOptions {
  projectId: string;
  /** Where the keys are published that sign the tokens. */
  jwksUrl: string;
}

/** Seconds since a token was made: an app sends it at once. */
const maxTokenAge = 10 * 60;
const timeoutDuration = 8_000;
const unreachable: readonly unknown[] = [errors.JWKSTimeout, TypeError];

/** Firebase Authentication: an app of the brand logs in there by itself and brings its ID token (§3 type firebase). */
export function createFirebaseProvider({ projectId, jwksUrl }: FirebaseOptions): TokenProvider {
  const issuer = `https://securetoken.google.com/${projectId}`;
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration });
  return {
    id: 'firebase',
    title: 'Firebase',
    verify: async (idToken) => {
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          issuer,
          audience: projectId,
          algorithms: ['RS256'],
          maxTokenAge,
          requiredClaims: ['sub', 'exp', 'iat'],
        });
        return identityOf(issuer, payload);
      } catch (error) {
        const isUnreachable = unreachable.some((kind) => error instanceof (kind as typeof Error)) || isBareJoseError(error);
        throw error instanceof SocialLoginError
          ? error
          : new SocialLoginError(isUnreachable ? 'social_provider_unavailable' : 'social_login_failed', error);
      }
    },
  };
}

/** Error of jose when the keys’ address answers without keys. */
function isBareJoseError(error: unknown): boolean {
  return error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC';
}

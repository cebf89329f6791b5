import * as openId from 'openid-client';
import { identityOf } from './identityOf.ts';
import { type RedirectProvider, SocialLoginError } from './SocialProvider.ts';

export interface OpenIdOptions {
  id: string;
  title: string;
  /** https, or http of this machine in the sandbox. */
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Seconds for each request to the provider. */
const timeout = 8;
/** How long what a provider says of itself is kept. */
const discoveredForMs = 60 * 60_000;
const unreachable = ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

function failureOf(error: unknown): SocialLoginError {
  if (error instanceof SocialLoginError) return error;
  if (error instanceof openId.AuthorizationResponseError && error.error === 'access_denied') {
    return new SocialLoginError('social_login_cancelled', error);
  }
  const isUnreachable = error instanceof openId.ClientError && unreachable.includes(error.code ?? '');
  // A fetch that finds nobody is a TypeError.
  return new SocialLoginError(isUnreachable || error instanceof TypeError ? 'social_provider_unavailable' : 'social_login_failed', error);
}

/** A provider of OpenID Connect, found by its issuer: authorization code flow with PKCE, state and nonce. */
export function createOpenIdProvider({ id, title, issuer, clientId, clientSecret }: OpenIdOptions): RedirectProvider {
  const isInsecure = issuer.startsWith('http:');
  let discovered: { at: number; configuration: Promise<openId.Configuration> } | undefined;

  async function discover(): Promise<openId.Configuration> {
    const execute = [openId.enableNonRepudiationChecks, ...(isInsecure ? [openId.allowInsecureRequests] : [])];
    const configuration = await openId.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout });
    const { authorization_endpoint: endpoint = '' } = configuration.serverMetadata();
    if (!isInsecure && !endpoint.startsWith('https:')) throw new Error('The provider’s page to log in is not https.');
    return configuration;
  }

  /** Asked for at the first login, so that a provider that is down keeps no gateway from starting. */
  function configured(): Promise<openId.Configuration> {
    if (discovered && Date.now() - discovered.at < discoveredForMs) return discovered.configuration;
    const asked = { at: Date.now(), configuration: discover() };
    discovered = asked;
    asked.configuration.catch(() => {
      if (discovered === asked) discovered = undefined;
    });
    return asked.configuration;
  }

  return {
    id,
    title,
    begin: async ({ redirectUri, state }) => {
      const configuration = await configured().catch((error: unknown) => {
        throw new SocialLoginError('social_provider_unavailable', error);
      });
      const proof = { nonce: openId.randomNonce(), verifier: openId.randomPKCECodeVerifier() };
      const url = openId.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state,
        nonce: proof.nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(proof.verifier),
        code_challenge_method: 'S256',
      });
      return { authorizationUrl: url.href, proof };
    },
    finish: async ({ callbackUrl, state, proof }) => {
      try {
        const configuration = await configured();
        const checks = { expectedState: state, expectedNonce: proof.nonce, pkceCodeVerifier: proof.verifier, idTokenExpected: true };
        const tokens = await openId.authorizationCodeGrant(configuration, callbackUrl, checks);
        const claims = tokens.claims();
        if (!claims) throw new Error('The provider sent no ID token.');
        return identityOf(claims.iss, claims);
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

import type { SocialFailure } from '@baize/contract';

/** An identity at a provider: issuer and subject. An e-mail address proves nothing, since it may change hands. */
export interface SocialIdentity {
  issuer: string;
  subject: string;
  /** Told to the player, and never used to find an account. */
  email: string | undefined;
}

/** Names of a way to log in: an id for the wire, a title for the player. */
export interface SocialProvider {
  id: string;
  title: string;
}

/** State of an attempt until the browser comes back; kept by the gateway and never shown to the browser. */
export interface SocialProof {
  nonce: string;
  verifier: string;
}

/** A provider that a browser goes to and comes back from (OpenID Connect, authorization code flow). */
export interface RedirectProvider extends SocialProvider {
  /** @throws SocialLoginError `social_provider_unavailable` */
  begin(request: { redirectUri: string; state: string }): Promise<{ authorizationUrl: string; proof: SocialProof }>;
  /**
   * @param callbackUrl the address that the browser came back to, with its query
   * @throws SocialLoginError
   */
  finish(request: { callbackUrl: URL; state: string; proof: SocialProof }): Promise<SocialIdentity>;
}

/** A provider whose token an app brings by itself. */
export interface TokenProvider extends SocialProvider {
  /** @throws SocialLoginError `social_login_failed` or `social_provider_unavailable` */
  verify(idToken: string): Promise<SocialIdentity>;
}

/** A login at a provider came to nothing; the cause is for the log only. */
export class SocialLoginError extends Error {
  readonly code: SocialFailure;

  constructor(code: SocialFailure, cause: unknown) {
    super(code, { cause });
    this.name = 'SocialLoginError';
    this.code = code;
  }
}

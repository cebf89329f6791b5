import * as z from 'zod/mini';

/** A one-time ticket of a social login, as a gateway makes it. Worth nothing in another browser than the one it was made for. */
export const socialTicket = z.string().check(z.regex(/^[\w-]{43}$/));

/** Details of `social_binding_required`: the identity at the provider, which is not bound to an account yet (§4). */
export const socialBinding = z.object({
  /** Sent along with either choice: `bindSocialAccount` or a registration. */
  ticket: z.string(),
  /** The provider's name, as the brand writes it. */
  title: z.string(),
  /** As the provider tells it; an account that has the same address is never bound by itself. */
  email: z.optional(z.string()),
  /** Time until the ticket expires. */
  expiresInSeconds: z.int().check(z.gte(0)),
});
export type SocialBinding = z.infer<typeof socialBinding>;

/** Why a browser comes back from a provider without a ticket: `?socialError=` of the portal's address. */
export const socialFailures = ['social_login_cancelled', 'social_login_failed', 'social_provider_unavailable'] as const;
export type SocialFailure = (typeof socialFailures)[number];

/** The longest address, in letters, that a social login comes back to. */
export const socialReturnLength = 1_000;

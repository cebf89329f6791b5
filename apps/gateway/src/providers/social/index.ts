import { createFirebaseProvider, type FirebaseOptions } from './firebaseProvider.ts';
import { createOpenIdProvider, type OpenIdOptions } from './openIdProvider.ts';

/** The ways of social login that the brand has set. */
export function createSocialProviders(options: { openId: readonly OpenIdOptions[]; firebase: FirebaseOptions | undefined }) {
  const redirects = options.openId.map(createOpenIdProvider);
  return {
    redirects,
    /** @returns undefined for an id that no provider has. */
    redirectOf: (id: string) => redirects.find((provider) => provider.id === id),
    firebase: options.firebase && createFirebaseProvider(options.firebase),
  };
}

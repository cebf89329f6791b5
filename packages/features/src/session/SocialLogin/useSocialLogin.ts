import { startSocialLogin } from '@baize/contract';
import { useMutation } from '@tanstack/react-query';
import { type Permission, type Refused, refusalOf, useClient, usePermission } from '../../core/index.ts';

/** Social login as data and one action. */
export interface SocialLoginStart {
  /** None where the brand has no social login, or before the permission is there. */
  providers: Permission['socialProviders'];
  /** Id of the provider that is being asked. */
  startingId: string | undefined;
  refusal: Refused | undefined;
  /** Asks where the browser has to go, and hands the address to `onLeave`. */
  start(provider: string): Promise<void>;
}

/**
 * The way to a provider (§2 "optional social login").
 * @param returnTo path of the portal that the browser comes back to, such as `/web/?group=slots`
 */
export function useSocialLogin(returnTo: string, onLeave: (authorizationUrl: string) => void): SocialLoginStart {
  const client = useClient();
  const providers = usePermission()?.socialProviders ?? [];
  const asking = useMutation({ mutationFn: (provider: string) => client.send(startSocialLogin, { provider, returnTo }) });
  return {
    providers,
    // Until the browser has left, so that the buttons take no second press.
    startingId: asking.isPending || asking.isSuccess ? asking.variables : undefined,
    refusal: asking.error ? refusalOf(asking.error) : undefined,
    start: async (provider) => {
      const answer = await asking.mutateAsync(provider).catch(() => undefined);
      if (answer) onLeave(answer.authorizationUrl);
    },
  };
}

import { type SocialBinding as Binding, bindSocialAccount, redeemSocialTicket, type SecondFactorChallenge } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type BegunSession,
  type Captcha,
  isCallError,
  isTransient,
  type Refused,
  refusalOf,
  useBeginSession,
  useClient,
  useHasPassed,
} from '../../core/index.ts';
import { loginRefusalOf } from '../loginRefusal.ts';
import { type LoginState, type LoginValues, usePasswordLogin } from '../usePasswordLogin.ts';

/** A social login that waits for its registration. */
export interface WaitingSocial {
  ticket: string;
  /** The provider's name, as the brand writes it. */
  title: string;
  /** When the ticket runs out: milliseconds since 1970 by this device's clock. */
  expiresAt: number;
}

/** What a ticket turned out to be. */
export type SocialBindingState =
  | { status: 'checking' }
  /** The identity is bound to nobody: the player chooses (§4). */
  | { status: 'unbound'; binding: Binding; waiting: WaitingSocial }
  | { status: 'factor'; challenge: SecondFactorChallenge }
  | ({ status: 'refused' } & Refused)
  | { status: 'done' };

/** The way back from a provider as data and one action. */
export interface SocialReturn {
  state: SocialBindingState;
  link: LoginState;
  /** The picture to read, while the gateway asks for one (§4). */
  captcha: Captcha | undefined;
  /** Of the link form: another one clears its fields. */
  formKey: number;
  /** Back to the form from a second factor; undefined where the login itself asks for it. */
  leaveFactor: (() => void) | undefined;
  /** Asks once more about a ticket of which nothing was said; undefined where something was. */
  askAgain: (() => void) | undefined;
  /** Logs in by username and password, and binds the account for good (§4 "link-account"). */
  linkAccount(values: LoginValues): Promise<boolean>;
}

/** What a social login tells its view. */
export interface SocialEvents {
  /** The session has begun. */
  onLoggedIn(session: BegunSession): void;
  /** §8 `not_exist_user`: nobody has the account that was to be linked; the registration can take the login along. */
  onUnknownUser(waiting: WaitingSocial): void;
}

/** Ends a social login by its ticket (§4): at once where the identity is bound, or by the choice that is final. */
export function useSocialBinding(ticket: string, { onLoggedIn, onUnknownUser }: SocialEvents): SocialReturn {
  const client = useClient();
  const begin = useBeginSession();
  const [challenge, setChallenge] = useState<SecondFactorChallenge>();
  const [formKey, setFormKey] = useState(0);
  // A ticket is asked about once, however often this is drawn.
  const { data, error, errorUpdatedAt, isFetching, refetch } = useQuery({
    queryKey: ['login', 'social', ticket],
    queryFn: () => client.send(redeemSocialTicket, { ticket }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
  const binding = isCallError(error) && error.code === 'social_binding_required' ? error.details.social : undefined;
  const waiting = binding && waitingOf(binding, errorUpdatedAt);
  const isOver = useHasPassed(waiting?.expiresAt);
  const { state, captcha, tryLogin } = usePasswordLogin(
    (credentials) => client.send(bindSocialAccount, { ticket, ...credentials }),
    binding !== undefined && !isOver,
  );

  const hasBegun = useRef(false);
  useEffect(() => {
    if (!data || hasBegun.current) return;
    hasBegun.current = true;
    onLoggedIn(begin(data));
  }, [data, begin, onLoggedIn]);

  const linkAccount = async (values: LoginValues): Promise<boolean> => {
    const tried = await tryLogin(values);
    if ('session' in tried) {
      onLoggedIn(tried.session);
      return true;
    }
    if (tried.refusal.isUnknownUser && waiting) {
      setFormKey((key) => key + 1);
      onUnknownUser(waiting);
    }
    if (tried.refusal.challenge) setChallenge(tried.refusal.challenge);
    return false;
  };
  const unbound = binding && waiting && { binding, waiting };
  return {
    state: isFetching ? { status: 'checking' } : stateOf(data !== undefined, error, unbound, isOver, challenge),
    link: state,
    captcha,
    formKey,
    leaveFactor: binding && (() => setChallenge(undefined)),
    askAgain: isTransient(error) ? () => void refetch() : undefined,
    linkAccount,
  };
}

/** The login as its registration takes it along. */
const waitingOf = ({ ticket, title, expiresInSeconds }: Binding, toldAt: number): WaitingSocial => ({
  ticket,
  title,
  expiresAt: toldAt + expiresInSeconds * 1_000,
});

function stateOf(
  isDone: boolean,
  error: unknown,
  unbound: { binding: Binding; waiting: WaitingSocial } | undefined,
  isOver: boolean,
  challenge: SecondFactorChallenge | undefined,
): SocialBindingState {
  const asked = challenge ?? (error ? loginRefusalOf(error).challenge : undefined);
  if (asked) return { status: 'factor', challenge: asked };
  if (unbound && isOver) return { status: 'refused', code: 'social_ticket_expired' };
  if (unbound) return { status: 'unbound', ...unbound };
  if (error) return { status: 'refused', ...refusalOf(error) };
  return { status: isDone ? 'done' : 'checking' };
}

import { type SocialFailure, socialFailures } from '@baize/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What a browser brings back from a provider. It travels in the history's state: it survives a reload, and the address carries nothing of it. */
type SocialReturn = { socialTicket: string } | { socialFailure: SocialFailure };

/** What the address brings from a provider, and the address without it. */
function socialReturnOf(search: string): { brought: SocialReturn | undefined; rest: string } {
  const parameters = new URLSearchParams(search);
  const ticket = parameters.get('social');
  const failure = socialFailures.find((code) => code === parameters.get('socialError'));
  parameters.delete('social');
  parameters.delete('socialError');
  const rest = parameters.size > 0 ? `?${parameters}` : '';
  if (ticket) return { brought: { socialTicket: ticket }, rest };
  return { brought: failure && { socialFailure: failure }, rest };
}

/** What the history's state of a place says of a social login. */
export function socialStateOf(state: unknown): Partial<{ socialTicket: string; socialFailure: SocialFailure }> {
  return typeof state === 'object' && state !== null ? state : {};
}

/** Takes a ticket out of the address at once, before anything can be clicked, copied or sent. */
export function useSocialReturn(): void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const { brought, rest } = socialReturnOf(search);
    if (brought) navigate(pathname + rest, { replace: true, state: brought });
  }, [navigate, pathname, search]);
}

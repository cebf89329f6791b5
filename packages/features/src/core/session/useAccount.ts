import { useSession } from './SessionProvider.tsx';

/** Name of the account that is logged in; empty for a visitor. */
export function useAccount(): string {
  const session = useSession();
  return session.status === 'loggedIn' ? session.account : '';
}

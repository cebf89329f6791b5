import { useSession } from '../session/SessionProvider.tsx';
import { useMember } from '../session/useMember.ts';

/** The account of the player, a member or a trial account (§6); undefined for others, and until the role is known. */
export function usePlayerAccount(): string | undefined {
  const session = useSession();
  const { role } = useMember();
  return session.status === 'loggedIn' && (role === 'member' || role === 'trial') ? session.account : undefined;
}

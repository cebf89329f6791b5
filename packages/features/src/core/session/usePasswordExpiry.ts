import { skipToken, useQuery } from '@tanstack/react-query';
import { passwordExpiryQueryKey } from '../queries.ts';
import { useSession } from './SessionProvider.tsx';
import { useAccount } from './useAccount.ts';
import { useMember } from './useMember.ts';

/** A password that has to be changed before anything else (§4). */
export interface PasswordExpiry {
  /** The login was so recent that the gateway asks for no old password. */
  isOldPasswordKnown: boolean;
}

/**
 * Whether this session must change its password first (§4); undefined when not. The login's reply says it at once, the member info
 * after a reload; where both are there, the member info is the newer.
 */
export function usePasswordExpiry(): PasswordExpiry | undefined {
  const session = useSession();
  const { info } = useMember();
  const account = useAccount();
  const { data: told } = useQuery<PasswordExpiry>({
    queryKey: passwordExpiryQueryKey(account),
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  if (session.status === 'visitor') return undefined;
  if (!info) return told;
  return info.passwordExpired ? { isOldPasswordKnown: info.oldPasswordKnown ?? false } : undefined;
}

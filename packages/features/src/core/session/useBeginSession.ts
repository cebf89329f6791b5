import type { LoginResult } from '@baize/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { passwordExpiryQueryKey } from '../queries.ts';
import { useSessionStore } from './SessionProvider.tsx';
import type { PasswordExpiry } from './usePasswordExpiry.ts';

/** A session that has begun. */
export interface BegunSession {
  /** §4: nothing but reading is open to it until the password is changed. */
  passwordExpired: boolean;
}

/** Starts the session that a login or a registration brought (§4), and keeps what its reply says of the password. */
export function useBeginSession(): (result: LoginResult) => BegunSession {
  const session = useSessionStore();
  const queries = useQueryClient();
  return useCallback(
    ({ token, account, passwordExpired, oldPasswordKnown = false }) => {
      session.start({ token, account });
      if (passwordExpired) queries.setQueryData<PasswordExpiry>(passwordExpiryQueryKey(account), { isOldPasswordKnown: oldPasswordKnown });
      return { passwordExpired };
    },
    [session, queries],
  );
}

import { useEffect, useMemo, useState } from 'react';
import { useSessionStore } from '../session/SessionProvider.tsx';
import { sessionDrafts } from './sessionDrafts.ts';

/** What is kept of a form while it is filled in. */
export interface FormDraft<Name extends string> {
  /** What the same account had typed when its session ended; fixed for the life of the form. */
  kept: Readonly<Partial<Record<Name, string>>>;
  /** Keeps the named fields of these values, and no other. */
  keep(values: object): void;
  drop(): void;
}

/**
 * §8: a form survives the end of its session, for the same account and the same tab. A user who leaves the form or logs out
 * begins anew; so does a user who has sent it, which the caller says by `drop`.
 * @param form name of the form, its own among all of the portal
 * @param names fields that may be kept: no password, no code, nothing secret. Give a constant.
 * @param life `tab` for a form that is there again for a user who has left it and comes back, a visitor too: he keeps it when he logs in. Mount it
 * anew for another account. Default `form`.
 */
export function useFormDraft<Name extends string>(form: string, names: readonly Name[], life: 'form' | 'tab' = 'form'): FormDraft<Name> {
  const store = useSessionStore();
  const [{ account, token }] = useState(() => {
    const session = store.get();
    return session.status === 'loggedIn' ? session : { account: '', token: '' };
  });
  const [kept] = useState(() => sessionDrafts.read(account, form, names));
  useEffect(
    () => () => {
      const now = store.get();
      const isLeft = now.status === 'loggedIn' ? now.token === token : now.endedBy === undefined;
      if (isLeft && life === 'form') sessionDrafts.drop(account, form);
    },
    [store, account, token, form, life],
  );
  return useMemo(
    () => ({
      kept,
      keep: (values) => sessionDrafts.keep(account, form, names, values),
      drop: () => sessionDrafts.drop(account, form),
    }),
    [kept, account, form, names],
  );
}

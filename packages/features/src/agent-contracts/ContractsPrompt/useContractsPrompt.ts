import { useEffect, useRef } from 'react';
import { useSessionStore } from '../../core/index.ts';
import { useWaitingRequests } from '../useWaitingRequests.ts';
import { seenContracts } from './seenContracts.ts';

export interface ContractsPrompt {
  /** Whether nothing else has the page; it waits until then. */
  canOpen: boolean;
  /** Asked at the last moment: a dialog that nobody told of may be open. */
  isPageFree(): boolean;
  /** Opens the panel. */
  onOpen(): void;
}

/** §2: the contracts panel when a request waits, once per session after the login. For members alone (§6). */
export function useContractsPrompt({ canOpen, isPageFree, onOpen }: ContractsPrompt): void {
  const store = useSessionStore();
  const { status, ...session } = store.get();
  const isSeen = status === 'loggedIn' && 'account' in session && seenContracts.has(session.account);
  const { account, requests } = useWaitingRequests({ isWanted: !isSeen });
  const hasRequests = requests !== undefined && requests.length > 0;
  const acts = useRef({ isPageFree, onOpen });
  acts.current = { isPageFree, onOpen };
  useEffect(() => {
    if (!canOpen || !hasRequests || seenContracts.has(account) || !acts.current.isPageFree()) return;
    seenContracts.add(account);
    acts.current.onOpen();
  }, [canOpen, hasRequests, account]);
  // The next login is another session, though it may be the same account in the same tab.
  useEffect(
    () => () => {
      if (store.get().status === 'visitor') seenContracts.forget();
    },
    [store],
  );
}

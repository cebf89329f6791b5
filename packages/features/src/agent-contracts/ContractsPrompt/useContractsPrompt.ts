import { useEffect, useRef } from 'react';
import { useSessionStore } from '../../core/index.ts';
import { useWaitingRequests } from '../useWaitingRequests.ts';
import { seenContracts } from './seenContracts.ts';
import { useNewRequest } from './useNewRequest.ts';

export interface ContractsPrompt {
  /** Whether nothing else has the page; it waits until then. */
  canOpen: boolean;
  /** Asked at the last moment: a dialog that nobody told of may be open. */
  isPageFree(): boolean;
  /** Opens the panel. */
  onOpen(): void;
}

/** §2: the contracts panel when a request waits, once per session after the login, and when another comes. For members alone (§6). */
export function useContractsPrompt({ canOpen, isPageFree, onOpen }: ContractsPrompt): void {
  const store = useSessionStore();
  const { status, ...session } = store.get();
  const own = status === 'loggedIn' && 'account' in session ? session.account : '';
  useNewRequest(own);
  const isSeen = own !== '' && seenContracts.has(own);
  const { account, requests } = useWaitingRequests({ isWanted: !isSeen });
  const waiting = requests?.length ?? 0;
  const acts = useRef({ isPageFree, onOpen });
  acts.current = { isPageFree, onOpen };
  useEffect(() => {
    if (isSeen || !canOpen || waiting === 0 || seenContracts.has(account) || !acts.current.isPageFree()) return;
    seenContracts.add(account, waiting);
    acts.current.onOpen();
  }, [isSeen, canOpen, waiting, account]);
  // The next login is another session, though it may be the same account in the same tab.
  useEffect(
    () => () => {
      if (store.get().status === 'visitor') seenContracts.forget();
    },
    [store],
  );
}

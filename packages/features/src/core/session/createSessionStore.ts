import { type LogoutReason, logoutReasons } from '@baize/contract';
import type { TextStorage } from '../storage/safeStorage.ts';
import { deviceNow } from '../time/deviceTime.ts';

/** Why the last session ended, when the player did not end it: shown once (§4, §8). */
export type SessionEndReason = Exclude<LogoutReason, 'loggedOut'>;

/** A visitor, with the reason when a session has just ended, or somebody logged in: in another tab while this page stood, or not. */
export type SessionState =
  | { status: 'visitor'; endedBy?: SessionEndReason }
  | { status: 'loggedIn'; token: string; account: string; isOfOtherTab?: true };

/** Holds the session in §3’s storage keys and tells of every change, those of other tabs too. */
export interface SessionStore {
  get(): SessionState;
  subscribe(listener: () => void): () => void;
  start(session: { token: string; account: string }): void;
  /** When the session began, in this tab or another, by this browser's clock in milliseconds; undefined where its login is not known here. */
  startedAt(): number | undefined;
  /** Ends the session; a reason other than the player's own logout asks for the dialog of §8. Ending an ended session does nothing. */
  end(reason?: LogoutReason): void;
  /** The gateway refused this token: ends the session if it still is that one's. An answer to an older token is no news about it. */
  refuse(token: string, reason?: LogoutReason): void;
  /** What this session may do has changed at the gateway, as by a new password (§4): the other tabs ask again. */
  renew(): void;
  /** The dialog was seen. */
  acknowledgeEnd(): void;
  /** Reads the storage again: another tab may have logged in or out. */
  refresh(): void;
}

/**
 * Names of §3's storage keys. Language and merchant outlive a session; token and account don't (§4). `endedBy` tells the other tabs why, `renewed` that they ask again.
 * `startedAt` is kept here since no call that the portal makes anyway tells when a session began; `realityCheck` is the play within it.
 */
export const storageKeys = {
  token: 'token',
  endedBy: 'endedBy',
  renewed: 'renewed',
  startedAt: 'startedAt',
  realityCheck: 'realityCheck',
  account: 'account',
  merchant: 'merchant',
  language: 'hisLang',
  helpCenter: 'helpCenter',
} as const;

function readState(storage: TextStorage): SessionState {
  const token = storage.get(storageKeys.token);
  const account = storage.get(storageKeys.account);
  if (token && account) return { status: 'loggedIn', token, account };
  // §4 Startup: "without a stored account the token is dropped".
  if (token) storage.remove(storageKeys.token);
  return { status: 'visitor' };
}

/** Why the session that is gone from the storage ended, as the tab has left it that heard of it first. */
function readEnd(storage: TextStorage): Pick<Extract<SessionState, { status: 'visitor' }>, 'endedBy'> {
  const reason = logoutReasons.find((known) => known === storage.get(storageKeys.endedBy));
  return reason === undefined || reason === 'loggedOut' ? {} : { endedBy: reason };
}

/**
 * Holds the session of §3's storage keys and tells who listens. One per page.
 * @param merchantCode whose portal it is: kept with the session, and beyond it (§4)
 */
export function createSessionStore(storage: TextStorage, merchantCode: string): SessionStore {
  let state = readState(storage);
  const listeners = new Set<() => void>();
  const set = (next: SessionState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const end = (reason: LogoutReason = 'loggedOut'): void => {
    if (state.status === 'visitor') return;
    // Another tab has logged in since, and this one has not heard of it yet: what has ended here is not what stands there.
    const stored = readState(storage);
    if (stored.status === 'loggedIn' && stored.token !== state.token) {
      set({ ...stored, isOfOtherTab: true });
      return;
    }
    // The reason first: the other tabs look when the token goes.
    if (reason !== 'loggedOut') storage.set(storageKeys.endedBy, reason);
    storage.remove(storageKeys.token);
    storage.remove(storageKeys.account);
    storage.remove(storageKeys.startedAt);
    storage.remove(storageKeys.realityCheck);
    set({ status: 'visitor', ...(reason !== 'loggedOut' && { endedBy: reason }) });
  };
  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: ({ token, account }) => {
      storage.set(storageKeys.merchant, merchantCode);
      storage.remove(storageKeys.endedBy);
      storage.set(storageKeys.startedAt, String(deviceNow()));
      storage.remove(storageKeys.realityCheck);
      storage.set(storageKeys.account, account);
      storage.set(storageKeys.token, token);
      set({ status: 'loggedIn', token, account });
    },
    startedAt: () => {
      const kept = Number(storage.get(storageKeys.startedAt));
      return Number.isSafeInteger(kept) && kept > 0 ? kept : undefined;
    },
    end,
    refuse: (token, reason = 'expired') => {
      if (state.status === 'loggedIn' && state.token === token) end(reason);
    },
    renew: () => {
      // The change itself is the news: nothing of it has to stay.
      storage.set(storageKeys.renewed, '1');
      storage.remove(storageKeys.renewed);
    },
    acknowledgeEnd: () => {
      // Another tab may have logged in while the dialog was open.
      if (state.status === 'visitor') set({ status: 'visitor' });
    },
    refresh: () => {
      const stored = readState(storage);
      const next: SessionState = stored.status === 'visitor' ? { ...stored, ...readEnd(storage) } : { ...stored, isOfOtherTab: true };
      const same =
        next.status === state.status && (next.status === 'visitor' || (state.status === 'loggedIn' && state.token === next.token));
      if (!same) set(next);
    },
  };
}

import { describe, expect, it, vi } from 'vitest';
import type { TextStorage } from '../storage/safeStorage.ts';
import { createSessionStore } from './createSessionStore.ts';

function storageOf(values: Record<string, string>): TextStorage & { values: Map<string, string> } {
  const map = new Map(Object.entries(values));
  return { values: map, get: (key) => map.get(key), set: (key, value) => map.set(key, value), remove: (key) => map.delete(key) };
}

describe('§4 the session', () => {
  it('Startup: a token without an account is dropped', () => {
    const storage = storageOf({ token: 'abc' });
    expect(createSessionStore(storage, 'baize').get()).toEqual({ status: 'visitor' });
    expect(storage.values.has('token')).toBe(false);
  });

  it('Startup: a token with its account is a session', () => {
    expect(createSessionStore(storageOf({ token: 'abc', account: 'minh' }), 'baize').get()).toEqual({
      status: 'loggedIn',
      token: 'abc',
      account: 'minh',
    });
  });

  it('Logout clears token and account, and keeps language and merchant', () => {
    const storage = storageOf({ hisLang: 'en' });
    const store = createSessionStore(storage, 'baize');
    store.start({ token: 'abc', account: 'minh' });
    expect(storage.values.get('token')).toBe('abc');
    store.end();
    expect(Object.fromEntries(storage.values)).toEqual({ hisLang: 'en', merchant: 'baize' });
  });

  it('RTS 13A knows when it began, until it ends, and of one that it did not see begin nothing', () => {
    const storage = storageOf({});
    const store = createSessionStore(storage, 'baize');
    expect(store.startedAt()).toBeUndefined();
    const before = Date.now();
    store.start({ token: 'abc', account: 'minh' });
    expect(store.startedAt()).toBeGreaterThanOrEqual(before);
    expect(store.startedAt()).toBeLessThanOrEqual(Date.now());
    expect(createSessionStore(storage, 'baize').startedAt()).toBe(store.startedAt());
    store.end();
    expect(store.startedAt()).toBeUndefined();
  });

  it('RTS 13B takes the reality check of a play with it when it ends', () => {
    const storage = storageOf({ token: 'abc', account: 'minh', realityCheck: '{}' });
    createSessionStore(storage, 'baize').end();
    expect(storage.values.has('realityCheck')).toBe(false);
  });

  it('tells why a session ended once, however many calls were refused', () => {
    const store = createSessionStore(storageOf({ token: 'abc', account: 'minh' }), 'baize');
    const listener = vi.fn();
    store.subscribe(listener);
    store.end('expired');
    store.end('system');
    expect(store.get()).toEqual({ status: 'visitor', endedBy: 'expired' });
    expect(listener).toHaveBeenCalledTimes(1);
    store.acknowledgeEnd();
    expect(store.get()).toEqual({ status: 'visitor' });
  });

  it('believes a refusal of its own token alone, with the reason that the gateway gives', () => {
    const store = createSessionStore(storageOf({ token: 'abc', account: 'minh' }), 'baize');
    store.refuse('older', 'limit');
    expect(store.get().status).toBe('loggedIn');
    store.refuse('abc', 'limit');
    expect(store.get()).toEqual({ status: 'visitor', endedBy: 'limit' });
    store.start({ token: 'def', account: 'minh' });
    store.refuse('def');
    expect(store.get()).toEqual({ status: 'visitor', endedBy: 'expired' });
  });

  it('asks for no dialog where the player logged out himself, on this device or another', () => {
    const store = createSessionStore(storageOf({ token: 'abc', account: 'minh' }), 'baize');
    store.refuse('abc', 'loggedOut');
    expect(store.get()).toEqual({ status: 'visitor' });
  });

  it('ends nobody’s session but its own: what another tab has begun since stays', () => {
    const storage = storageOf({ token: 'abc', account: 'minh' });
    const store = createSessionStore(storage, 'baize');
    storage.set('token', 'def');
    storage.set('account', 'lan');
    store.end('expired');
    expect(store.get()).toEqual({ status: 'loggedIn', token: 'def', account: 'lan', isOfOtherTab: true });
    expect(storage.get('token')).toBe('def');
  });

  it('§8: learns why the session ended that another tab has ended, and forgets it with the next', () => {
    const storage = storageOf({ token: 'abc', account: 'minh' });
    const [one, other] = [createSessionStore(storage, 'baize'), createSessionStore(storage, 'baize')];
    one.end('limit');
    other.refresh();
    expect(other.get()).toEqual({ status: 'visitor', endedBy: 'limit' });
    one.start({ token: 'def', account: 'minh' });
    other.refresh();
    one.end();
    other.refresh();
    expect(other.get()).toEqual({ status: 'visitor' });
    expect(createSessionStore(storage, 'baize').get()).toEqual({ status: 'visitor' });
  });

  it('tells the other tabs to ask again, and leaves nothing of it behind', () => {
    const storage = storageOf({ token: 'abc', account: 'minh' });
    const set = vi.spyOn(storage, 'set');
    createSessionStore(storage, 'baize').renew();
    expect(set).toHaveBeenCalledWith('renewed', expect.any(String));
    expect(Object.fromEntries(storage.values)).toEqual({ token: 'abc', account: 'minh' });
  });

  it('follows what another tab has done', () => {
    const storage = storageOf({ token: 'abc', account: 'minh' });
    const store = createSessionStore(storage, 'baize');
    const listener = vi.fn();
    store.subscribe(listener);
    store.refresh();
    expect(listener).not.toHaveBeenCalled();
    storage.remove('token');
    store.refresh();
    expect(store.get()).toEqual({ status: 'visitor' });
  });

  it('tells a session that another tab has begun from one of its own', () => {
    const storage = storageOf({});
    const [one, other] = [createSessionStore(storage, 'baize'), createSessionStore(storage, 'baize')];
    one.start({ token: 'abc', account: 'minh' });
    other.refresh();
    expect(one.get()).toEqual({ status: 'loggedIn', token: 'abc', account: 'minh' });
    expect(other.get()).toEqual({ status: 'loggedIn', token: 'abc', account: 'minh', isOfOtherTab: true });
    other.start({ token: 'def', account: 'minh' });
    expect(other.get()).toEqual({ status: 'loggedIn', token: 'def', account: 'minh' });
  });
});

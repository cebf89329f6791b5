import { createHash } from 'node:crypto';
import { liveEvents } from '@baize/contract';
import { expect, it } from 'vitest';
import { createSessionStore } from '../session/createSessionStore.ts';
import { endIfOwn } from './endIfOwn.ts';

/** A tab whose storage is blocked: what it keeps, no other tab reads. */
function openTab(token: string) {
  const values = new Map([
    ['token', token],
    ['account', 'minh'],
  ]);
  const storage = {
    get: (key: string) => values.get(key),
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
  return createSessionStore(storage, 'baize');
}
const endOf = (token: string) =>
  liveEvents.logout.parse({ reason: 'limit', session: createHash('sha256').update(token).digest('base64url').slice(0, 16) });

it('§4 pushed logout: of two sessions of one account the one that it names ends, and no other', async () => {
  const [one, other] = [openTab('one'), openTab('other')];
  await Promise.all([endIfOwn(one, 'one', endOf('one')), endIfOwn(other, 'other', endOf('one'))]);
  expect(one.get()).toEqual({ status: 'visitor', endedBy: 'limit' });
  expect(other.get()).toMatchObject({ status: 'loggedIn', token: 'other' });
});

it('ends nothing that has begun in the meantime', async () => {
  const tab = openTab('one');
  tab.start({ token: 'next', account: 'minh' });
  await endIfOwn(tab, 'one', endOf('one'));
  expect(tab.get()).toMatchObject({ status: 'loggedIn', token: 'next' });
});

it.each(['a+b/', 'x', 'f'.repeat(43), 'đồng'])('knows the mark of %s, as a gateway writes it', async (token) => {
  const tab = openTab(token);
  await endIfOwn(tab, token, endOf(token));
  expect(tab.get().status).toBe('visitor');
});

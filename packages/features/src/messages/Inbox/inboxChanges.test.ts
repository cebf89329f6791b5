import { expect, it } from 'vitest';
import { storyMessages } from '../testing/storyMessages.ts';
import { withChanges } from './inboxChanges.ts';

const messages = storyMessages(4);
const unread = (list = messages) => list.filter(({ isRead }) => !isRead).map(({ id }) => id);

it('a message that is read is read, and no other', () => {
  expect(unread()).toEqual(['m0', 'm1']);
  expect(unread(withChanges(messages, [{ kind: 'read', messageId: 'm0' }]))).toEqual(['m1']);
  expect(unread(withChanges(messages, [{ kind: 'read', messageId: 'all' }]))).toEqual([]);
});

it('a message that is removed is gone, and no other', () => {
  const left = withChanges(messages, [
    { kind: 'remove', messageId: 'm1' },
    { kind: 'read', messageId: 'm1' },
    { kind: 'remove', messageId: 'm3' },
  ]);
  expect(left.map(({ id }) => id)).toEqual(['m0', 'm2']);
});

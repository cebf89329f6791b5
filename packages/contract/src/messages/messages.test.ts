import { describe, expect, it } from 'vitest';
import { deleteMessages } from './deleteMessages.ts';
import { listMessages } from './listMessages.ts';
import { toMessage } from './message.ts';
import { readMessages } from './readMessages.ts';

describe('§2 messages', () => {
  it('come twenty at a time, or as requested, fifty at most', () => {
    expect(listMessages.request.parse({})).toEqual({ size: 20 });
    expect(listMessages.request.parse({ size: '50' })).toEqual({ size: 50 });
    for (const size of ['0', '51', '1.5', 'x']) expect(listMessages.request.safeParse({ size }).success, size).toBe(false);
  });

  it.each(['', 'a b', '*', 'x'.repeat(41)])('are neither read nor deleted by the id %s', (id) => {
    expect(readMessages.request.safeParse({ messageId: id }).success).toBe(false);
    expect(deleteMessages.request.safeParse({ messageIds: ['good', id] }).success).toBe(false);
  });

  it('have the portal’s field names, and their content in paragraphs', () => {
    const message = { id: 'm1', title: 'Nạp tiền thành công', sentAt: '2026-11-24T17:05:09.000Z', isRead: false };
    expect(toMessage({ ...message, content: ' Một.\n\n \nHai. ' })).toEqual({ ...message, paragraphs: ['Một.', 'Hai.'] });
  });

  it('are deleted one to fifty at once', () => {
    const ids = (count: number) => ({ messageIds: Array.from({ length: count }, (_, number) => `m${number}`) });
    expect([0, 1, 50, 51].map((count) => deleteMessages.request.safeParse(ids(count)).success)).toEqual([false, true, true, false]);
  });
});

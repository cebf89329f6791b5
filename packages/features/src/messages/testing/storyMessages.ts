import { type Message, toMessage, type WireMessage } from '@baize/contract';
import type { Answers } from '../../core/testing/index.ts';

const wireMessage = (place: number, count: number): WireMessage => ({
  id: `m${place}`,
  title: ['Nạp tiền thành công', 'Lệnh rút tiền được duyệt', 'Chuyển tiền cho tuyến trên'][place % 3]?.concat(' · 500.000') ?? '',
  content: `Nội dung thứ ${place + 1}.\nSố tiền: 500.000`,
  sentAt: new Date(Date.UTC(2026, 10, 21, 12 - place)).toISOString(),
  // The older half was read.
  isRead: place >= count / 2,
});

/** So many messages as the gateway sends them, the newest first and the newer half unread. */
const wireMessages = (count: number): WireMessage[] => Array.from({ length: count }, (_, place) => wireMessage(place, count));

/** So many messages under the portal's names. */
export const storyMessages = (count: number): readonly Message[] => wireMessages(count).map(toMessage);

/** A message with far too much in it. */
export const longMessage: Message = {
  id: 'long',
  title: 'Yêu cầu bổ sung thông tin để xác minh chủ tài khoản ngân hàng nhận tiền trước khi lệnh rút được duyệt',
  paragraphs: Array.from({ length: 4 }, () => `${'Vui lòng gửi lại ảnh chụp. '.repeat(8)}https://example.vn/${'a'.repeat(90)}`),
  sentAt: '2026-11-21T12:00:00.000Z',
  isRead: false,
};

/** A gateway that keeps so many messages, in pages of this size. */
export function storyInbox(count: number, size = 20): Answers & { kept(): readonly WireMessage[]; arrive(): void } {
  let kept = wireMessages(count);
  const unread = () => ({ value: kept.filter(({ isRead }) => !isRead).length });
  return {
    getUnreadMessages: unread,
    listMessages: ({ after = '0' }) => {
      const next = Number(after) + size;
      return { rows: kept.slice(Number(after), next), ...(next < kept.length && { next: String(next) }) };
    },
    readMessages: ({ messageId }) => {
      kept = kept.map((message) => (messageId === 'all' || message.id === messageId ? { ...message, isRead: true } : message));
      return unread();
    },
    deleteMessages: ({ messageIds }) => {
      kept = kept.filter(({ id }) => !messageIds.includes(id));
      return unread();
    },
    kept: () => kept,
    arrive: () => {
      kept = [{ ...wireMessage(0, 1), id: `new${kept.length}`, title: 'Tin vừa đến' }, ...kept];
    },
  };
}

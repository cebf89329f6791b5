import { type Notice, toNoticeBoard, type WireNoticeBoard } from '@baize/contract';

const titles = ['Bảo trì sảnh AG rạng sáng 22-11', 'Tiền nạp vào ví sau vài giây', 'Gắn ứng dụng xác thực cho tài khoản'];

const wireNotice = (id: number, type = 'n'): WireNoticeBoard['player'][number] => ({
  id: `${type}${id}`,
  startDateStr: new Date(Date.UTC(2026, 10, 21, 12 - id)).toISOString(),
  title: titles[id] ?? `Thông báo số ${id + 1}`,
  content: `Nội dung thứ ${id + 1}.\nĐoạn hai.`,
});

/** So many pop-ups and players' notices as the gateway sends them, newest first. */
export function storyBoard({ player = 0, popup = 0 }: { player?: number; popup?: number }): WireNoticeBoard {
  const many = (count: number, type: string) => Array.from({ length: count }, (_, id) => wireNotice(id, type));
  return { player: many(player, 'n'), banners: [], popup: many(popup, 'p'), hot: [] };
}

/** So many notices under the portal's names. */
export const storyNotices = (count: number): readonly Notice[] => toNoticeBoard(storyBoard({ player: count })).player;

/** A notice with far too much in it. */
export const longNotice: Notice = {
  id: 'long',
  startsAt: '2026-11-21T12:00:00.000Z',
  title: 'Điều chỉnh thời gian bảo trì định kỳ của tất cả các sảnh trò chơi trực tuyến trong tuần lễ cuối cùng của tháng Mười Một năm nay',
  paragraphs: Array.from({ length: 6 }, () => `${'Các sảnh sẽ lần lượt đóng rồi mở lại. '.repeat(8)}https://example.vn/${'a'.repeat(90)}`),
};

import type { Services } from '../../services.ts';
import type { Handlers } from '../../wire/implement.ts';
import { noticeBoard } from './noticeBoard.ts';

/** Banners of this group are the promotions of the home page. */
const promotionGroup = 'promotion';

/** Notices of the operator to everybody (§3, §7). */
export function noticeHandlers({ database: { db } }: Services): Pick<Handlers, 'getNotices' | 'getLoginNotices' | 'getAnnouncements'> {
  return {
    getNotices: ({ request, language }) => noticeBoard(db, request, language),
    getLoginNotices: ({ request, language }) => noticeBoard(db, request, language),
    getAnnouncements: async ({ language }) => {
      const boards = [noticeBoard(db, { types: 'B' }, language), noticeBoard(db, { types: 'B', groupName: promotionGroup }, language)];
      const [board, promotions] = await Promise.all(boards);
      return { banners: board?.banners ?? [], promotion: promotions?.banners ?? [] };
    },
  };
}

import type { Call, NoticeType, WireNoticeBoard } from '@baize/contract';
import type { Services } from '../../services.ts';
import type { CallContext } from '../../wire/context.ts';
import type { Handlers } from '../../wire/implement.ts';
import { closureStopOf } from '../player-protection/closures.ts';
import { type NoticeQuestion, noticeBoard } from './noticeBoard.ts';

/** Banners of this group are the promotions of the home page. */
const promotionGroup = 'promotion';

/** What a player reads during a break or self-exclusion. */
const silentType: NoticeType = 'PL';

type Reader = Pick<CallContext<Call>, 'identity' | 'language'>;

/** Notices of the operator to everybody (§3, §7). */
export function noticeHandlers({ database: { db } }: Services): Pick<Handlers, 'getNotices' | 'getLoginNotices' | 'getAnnouncements'> {
  /** Who takes a break or is self-excluded reads what the house says to its players, and is shown no banner, no pop-up and nothing that is hot. */
  async function boardOf({ identity, language }: Reader, { types, ...question }: NoticeQuestion): Promise<WireNoticeBoard> {
    const isSilent = identity !== undefined && (await closureStopOf(db, identity.customerId)) !== undefined;
    const shown = types.split(',').filter((type) => !isSilent || type === silentType);
    return noticeBoard(db, { ...question, types: shown.join(',') }, language);
  }
  return {
    getNotices: (context) => boardOf(context, context.request),
    getLoginNotices: (context) => boardOf(context, context.request),
    getAnnouncements: async (context) => {
      const boards = [boardOf(context, { types: 'B' }), boardOf(context, { types: 'B', groupName: promotionGroup })];
      const [board, promotions] = await Promise.all(boards);
      return { banners: board?.banners ?? [], promotion: promotions?.banners ?? [] };
    },
  };
}

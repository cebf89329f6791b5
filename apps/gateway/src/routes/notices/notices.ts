import { noticeBoard } from '../../plugins/app/notices/noticeBoard.ts';
import type { Services } from '../../services.ts';
import type { Handlers } from '../../wire/implement.ts';

/** What the operator has to say (§3, §7), to everybody. */
export function noticeHandlers({ database }: Services): Pick<Handlers, 'getNotices' | 'getLoginNotices'> {
  return {
    getNotices: ({ request, language }) => noticeBoard(database.db, request, language),
    getLoginNotices: ({ request, language }) => noticeBoard(database.db, request, language),
  };
}

import { getAnnouncements } from './getAnnouncements.ts';
import { getLoginNotices } from './getLoginNotices.ts';
import { getNotices } from './getNotices.ts';

export { type Announcements, getAnnouncements, toAnnouncements } from './getAnnouncements.ts';
export { getLoginNotices } from './getLoginNotices.ts';
export { getNotices } from './getNotices.ts';
export { type Notice, type NoticeBoard, type NoticeType, noticeLink, noticeTypes, toNoticeBoard, type WireNoticeBoard } from './notice.ts';

/** Calls of this domain by name. */
export const noticesCalls = { getAnnouncements, getNotices, getLoginNotices } as const;

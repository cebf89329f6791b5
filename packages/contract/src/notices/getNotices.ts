import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { noticeGroup, noticeTypeList, noticeTypes, wireNoticeBoard } from './notice.ts';

export const getNotices = defineCall({
  method: 'GET',
  path: 'notice',
  auth: 'public',
  summary: 'The notices that are on show, in the caller’s language, newest first (§7); by types and group.',
  request: z.object({ types: z._default(noticeTypeList, noticeTypes.join(',')), groupName: noticeGroup }),
  example: { types: 'B', groupName: 'w_rng_mini' },
  response: wireNoticeBoard,
});

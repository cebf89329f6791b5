import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { noticeGroup, noticeTypeList, wireNoticeBoard } from './notice.ts';

export const getLoginNotices = defineCall({
  method: 'GET',
  path: 'notice/login',
  auth: 'public',
  summary: 'The notices of the login stage (§3): banners, players’ and pop-ups, in the caller’s language, newest first.',
  request: z.object({
    types: z._default(noticeTypeList, 'B,PL,PU'),
    execution: z._default(z.literal('A'), 'A'),
    platform: z._default(z.literal('W'), 'W'),
    groupName: noticeGroup,
  }),
  example: { types: 'B,PL,PU', execution: 'A', platform: 'W' },
  response: wireNoticeBoard,
  // The player did not ask for it: nothing is shown without notices.
});

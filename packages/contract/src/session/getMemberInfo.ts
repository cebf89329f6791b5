import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { profileIcon } from './profileIcon.ts';

export const getMemberInfo = defineCall({
  method: 'GET',
  path: 'member/info',
  auth: ['trial', 'member', 'agent'],
  summary: 'Who is logged in (§3 "Member info").',
  request: z.object({}),
  example: {},
  response: z.object({
    id: z.string(),
    account: z.string(),
    nickname: z.string(),
    /** Member type; 4 is a trial account, 1, 2, 41 and 42 are agents (§6). */
    type: z.int(),
    /** 4 means agent in the header logic (§3). */
    isAgent: z.int(),
    /** 1 shows the transfer-upline entry (§2). */
    toUpline: z.int(),
    iconId: profileIcon,
    isLegionMaster: z.boolean(),
    /** This session may only read until the password is changed (§4). */
    passwordExpired: z.boolean(),
    /** That change needs no old password now. */
    oldPasswordKnown: z.optional(z.boolean()),
  }),
});

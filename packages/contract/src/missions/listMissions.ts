import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { mission } from './mission.ts';

export const listMissions = defineCall({
  method: 'GET',
  path: 'missions',
  auth: ['member'],
  summary:
    'The missions of today and of this week with the member’s progress (§2 "mission leaderboard"), and those of the last ones that he has yet to claim.',
  request: z.object({}),
  example: {},
  response: z.object({ missions: z.array(mission) }),
});

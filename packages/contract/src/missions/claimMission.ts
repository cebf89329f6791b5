import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { mission } from './mission.ts';

export const claimMission = defineCall({
  method: 'POST',
  path: 'missions/claim',
  auth: ['member'],
  idempotent: true,
  summary: 'Puts the reward of a mission that is met on the main wallet: once for each period, whatever comes at once.',
  request: z.object({ missionId: mission.shape.missionId, startsOn: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)) }),
  example: { missionId: 'rounds-20', startsOn: '2026-11-23' },
  response: mission,
  errors: ['mission_not_found', 'mission_not_open', 'idempotency_key_conflict'],
});

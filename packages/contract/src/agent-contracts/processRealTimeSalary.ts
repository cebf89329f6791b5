import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { answer, answering, requestId } from './answering.ts';

export const processRealTimeSalary = defineCall({
  method: 'POST',
  path: 'contracts/realTimeSalary',
  ...answering,
  summary: 'Signs (A) or refuses (R) a real-time salary that is offered (§3, §4).',
  request: z.object({ id: requestId, status: answer }),
  example: { id: 'none that waits', status: 'R' },
});

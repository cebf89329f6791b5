import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { answer, answering, requestId } from './answering.ts';

export const processDailySalary = defineCall({
  method: 'POST',
  path: 'contracts/wage',
  ...answering,
  summary: 'Signs (A) or refuses (R) a daily salary that is offered (§4, §7 wage).',
  request: z.object({ id: requestId, status: answer }),
  example: { id: 'none that waits', status: 'R' },
});

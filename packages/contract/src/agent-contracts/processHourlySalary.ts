import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { answer, answering, requestId } from './answering.ts';

export const processHourlySalary = defineCall({
  method: 'POST',
  path: 'contracts/hourSalary',
  ...answering,
  summary: 'Signs (A) or refuses (R) an hourly salary that is offered (§4, §7 hour salary).',
  request: z.object({ contractId: requestId, status: answer }),
  example: { contractId: 'none that waits', status: 'R' },
});

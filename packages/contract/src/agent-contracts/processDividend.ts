import * as z from 'zod/mini';
import { vendorTypes } from '../games/game.ts';
import { defineCall } from '../wire/call.ts';
import { answer, answering } from './answering.ts';

export const processDividend = defineCall({
  method: 'POST',
  path: 'contracts/participation',
  ...answering,
  summary: 'Signs (A) or refuses (R) the dividend that is offered for a product type (§4, §7 participation).',
  request: z.object({ productType: z.enum(vendorTypes), status: answer }),
  example: { productType: 'FISH', status: 'R' },
});

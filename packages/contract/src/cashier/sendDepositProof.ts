import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { longestImage, uploadedImage } from '../wire/uploadedImage.ts';
import { depositOrder } from './depositOrder.ts';

export const sendDepositProof = defineCall({
  method: 'POST',
  path: 'wallets/deposit/proof',
  auth: ['member', 'agent'],
  summary: 'Keeps a picture of the payment with its order: png or jpg, 5 MB each, three at most (§9). The same picture again is one.',
  largestBody: longestImage + 1_024,
  request: z.object({ orderId: z.uuid(), image: uploadedImage }),
  example: { orderId: '0190a3b4-7c1e-4000-8000-000000000001', image: 'iVBORw0KGgo=' },
  response: depositOrder,
  errors: ['order_not_found', 'order_settled', 'image_not_usable', 'too_many_images', 'payload_too_large', 'TOO_MANY_REQUEST'],
});

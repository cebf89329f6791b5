import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { longestImage, uploadedImage } from '../wire/uploadedImage.ts';
import { withdrawalOrder } from './withdrawalOrder.ts';

export const sendReceiptProof = defineCall({
  method: 'POST',
  path: 'wallets/withdraw/proof',
  auth: ['member', 'agent'],
  summary: 'Keeps a picture of a statement that lacks the payment: png or jpg, 5 MB each, three at most (§4, §9). The same again is one.',
  largestBody: longestImage + 1_024,
  request: z.object({ orderId: z.uuid(), image: uploadedImage }),
  example: { orderId: '0190a3b4-7c1e-4000-8000-000000000001', image: 'iVBORw0KGgo=' },
  response: withdrawalOrder,
  errors: ['order_not_found', 'order_settled', 'image_not_usable', 'too_many_images', 'payload_too_large', 'TOO_MANY_REQUEST'],
});

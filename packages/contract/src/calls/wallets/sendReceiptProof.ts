import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';
import { longestImage, uploadedImage } from '../../wire/uploadedImage.ts';
import { withdrawalOrder } from './withdrawalOrder.ts';

export const sendReceiptProof = defineCall({
  method: 'POST',
  path: 'wallets/withdraw/proof',
  auth: ['member', 'agent'],
  summary: 'Keeps a picture of a statement that lacks the payment: png or jpg, 5 MB each, three at most (§4, §9). The same again is one.',
  largestBody: longestImage + 1_024,
  request: z.object({ orderId: z.uuid(), image: uploadedImage }),
  response: withdrawalOrder,
  errors: {
    otherwise: 'caller',
    order_not_found: 'caller',
    order_settled: 'caller',
    image_not_usable: 'caller',
    too_many_images: 'caller',
    payload_too_large: 'caller',
    TOO_MANY_REQUEST: 'caller',
  },
});

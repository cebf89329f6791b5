import * as z from 'zod/mini';
import { defineCall } from '../../wire/call.ts';
import { longestImage, uploadedImage } from '../../wire/uploadedImage.ts';
import { depositOrder } from './depositOrder.ts';

export const sendDepositProof = defineCall({
  method: 'POST',
  path: 'wallets/deposit/proof',
  auth: ['member', 'agent'],
  summary: 'Keeps a picture of the payment with its order: png or jpg, 5 MB each, three at most (§9). The same picture again is one.',
  largestBody: longestImage + 1_024,
  request: z.object({ orderId: z.uuid(), image: uploadedImage }),
  response: depositOrder,
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

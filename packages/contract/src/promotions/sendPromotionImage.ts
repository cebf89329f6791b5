import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { longestImage, uploadedImage } from '../wire/uploadedImage.ts';
import { promotion } from './promotion.ts';

export const sendPromotionImage = defineCall({
  method: 'POST',
  path: 'promotions/apply/image',
  auth: ['member'],
  summary: 'Adds a picture to an application that waits: png or jpg, 5 MB each, three at most (§5). The same picture again is one.',
  largestBody: longestImage + 1_024,
  request: z.object({ entryId: z.uuid(), image: uploadedImage }),
  example: { entryId: '0190a3b4-7c1e-4000-8000-000000000001', image: 'iVBORw0KGgo=' },
  response: promotion,
  errors: ['promotion_not_found', 'promotion_not_open', 'image_not_usable', 'too_many_images', 'payload_too_large', 'TOO_MANY_REQUEST'],
});

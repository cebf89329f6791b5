import { limits } from '@baize/contract';
import sharp from 'sharp';
import { AppError, tooManyRequests } from '../wire/AppError.ts';
import type { Image } from './image.ts';

// Nothing is kept between pictures, and none takes all cores from the calls of others.
sharp.cache(false);
sharp.concurrency(1);

/** Seconds after which a refused picture is worth another try: those with the most pixels take two or three each. */
const retryAfterSeconds = 5;

/** @throws AppError `image_not_usable` when the decoder fails or needs more than ten seconds */
async function decodeWhole({ content }: Image): Promise<void> {
  try {
    // One pixel, made of every other: `stats()` takes twice as long, and knows no timeout.
    await sharp(content, { failOn: 'error', limitInputPixels: limits.images.pixels, sequentialRead: true, ignoreIcc: true })
      .resize(1, 1, { fit: 'fill', fastShrinkOnLoad: false })
      .timeout({ seconds: 10 })
      .raw()
      .toBuffer();
  } catch {
    throw new AppError('image_not_usable');
  }
}

/**
 * Decodes pictures to their last pixel, one after the other: a progressive picture takes some 300 MB in memory.
 * @param decode rejects an unreadable picture
 * @param mostWaiting pictures that may wait for the current one; a customer has one, waiting or current
 * @returns rejects with the error of `decode`, with AppError `TOO_MANY_REQUEST` while the customer has a picture here, or with AppError
 * `service_unavailable` when too many wait
 */
export function createDecoder(decode: (image: Image) => Promise<void> = decodeWhole, mostWaiting = 8) {
  const customers = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  return async (customerId: string, image: Image): Promise<void> => {
    if (customers.has(customerId)) throw tooManyRequests(retryAfterSeconds);
    if (customers.size > mostWaiting) throw new AppError('service_unavailable', { retryAfterSeconds });
    customers.add(customerId);
    const decoded = last.then(() => decode(image)).finally(() => customers.delete(customerId));
    last = decoded.catch(() => {});
    await decoded;
  };
}

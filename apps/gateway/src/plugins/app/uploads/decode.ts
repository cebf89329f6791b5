import { limits } from '@baize/contract';
import sharp from 'sharp';
import { AppError } from '../../../wire/AppError.ts';
import { type Image, readImage } from './image.ts';

// Nothing is kept between pictures, and none takes all cores from the calls of others.
sharp.cache(false);
sharp.concurrency(1);

/** One after the other: a picture that is stored in passes is decoded as a whole, in some 300 MB and two seconds for the most pixels. */
let last: Promise<unknown> = Promise.resolve();

async function decodeWhole(content: Uint8Array): Promise<void> {
  try {
    // Its figures are made of every pixel, and nothing of them is kept.
    await sharp(content, { failOn: 'error', limitInputPixels: limits.images.pixels, sequentialRead: true }).stats();
  } catch {
    throw new AppError('image_not_usable');
  }
}

/**
 * A picture that a member sends, as {@link readImage} reads it, which a decoder has read to its last pixel.
 * @throws AppError `payload_too_large`, or `image_not_usable`
 */
export async function readWholeImage(base64: string): Promise<Image> {
  const image = readImage(base64);
  const decoded = last.then(() => decodeWhole(image.content));
  last = decoded.catch(() => {});
  await decoded;
  return image;
}

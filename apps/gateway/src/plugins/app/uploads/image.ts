import { limits } from '@baize/contract';
import { AppError } from '../../../wire/AppError.ts';

export interface Image {
  mediaType: 'image/png' | 'image/jpeg';
  content: Uint8Array;
}

interface Size {
  width: number;
  height: number;
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const hasStart = (content: DataView, bytes: readonly number[]): boolean =>
  content.byteLength >= bytes.length && bytes.every((byte, at) => content.getUint8(at) === byte);

/** Size of a PNG whose chunks follow one another from its signature to its end, behind which nothing lies. */
function pngSize(content: DataView): Size | undefined {
  let size: Size | undefined;
  for (let at = pngSignature.length; at + 12 <= content.byteLength; ) {
    const length = content.getUint32(at);
    const type = content.getUint32(at + 4);
    const next = at + 12 + length;
    if (next > content.byteLength) return undefined;
    if (type === 0x49484452 && !size && length === 13) size = { width: content.getUint32(at + 8), height: content.getUint32(at + 12) };
    if (!size) return undefined;
    if (type === 0x49454e44) return next === content.byteLength ? size : undefined;
    at = next;
  }
  return undefined;
}

/** Markers of a JPEG's frame, which has its size; the others of this range are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Size of a JPEG whose segments follow one another up to its picture, and which ends where its last byte lies. */
function jpegSize(content: DataView): Size | undefined {
  const end = content.byteLength;
  if (content.getUint16(end - 2) !== 0xffd9) return undefined;
  let size: Size | undefined;
  for (let at = 2; at + 4 <= end; ) {
    if (content.getUint8(at) !== 0xff) return undefined;
    const marker = content.getUint8(at + 1);
    const length = content.getUint16(at + 2);
    if (length < 2 || at + 2 + length > end) return undefined;
    if (isFrame(marker) && length >= 8) size = { height: content.getUint16(at + 5), width: content.getUint16(at + 7) };
    // The picture itself begins: what follows is no segment any more.
    if (marker === 0xda) return size && hasNoSecondEnd(content, at + 2 + length) ? size : undefined;
    at += 2 + length;
  }
  return undefined;
}

/** Whether the picture's end is the file's: behind an earlier one something else could lie. */
function hasNoSecondEnd(content: DataView, from: number): boolean {
  for (let at = from; at < content.byteLength - 2; at += 1) {
    if (content.getUint8(at) === 0xff && content.getUint8(at + 1) === 0xd9) return false;
  }
  return true;
}

/**
 * A picture that a member sends: png or jpg by what it holds (§9), whole, with nothing behind its end, and of a size that can be drawn.
 * @throws AppError `payload_too_large`, or `image_not_usable`
 */
export function readImage(base64: string): Image {
  const content = new Uint8Array(Buffer.from(base64, 'base64'));
  if (content.byteLength > limits.images.bytes) throw new AppError('payload_too_large');
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const isPng = hasStart(view, pngSignature);
  const isJpeg = hasStart(view, [0xff, 0xd8, 0xff]) && view.byteLength > 4;
  const size = isPng ? pngSize(view) : isJpeg ? jpegSize(view) : undefined;
  if (!size || size.width === 0 || size.height === 0 || size.width * size.height > limits.images.pixels) {
    throw new AppError('image_not_usable');
  }
  return { mediaType: isPng ? 'image/png' : 'image/jpeg', content };
}

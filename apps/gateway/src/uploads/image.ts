import { crc32 } from 'node:zlib';
import { limits } from '@baize/contract';
import { AppError } from '../wire/AppError.ts';

export interface Image {
  mediaType: 'image/png' | 'image/jpeg';
  content: Uint8Array;
}

interface Size {
  width: number;
  height: number;
}

/** A picture, and the position after its last byte. */
interface Found {
  size: Size;
  end: number;
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const hasStart = (content: DataView, bytes: readonly number[], from = 0): boolean =>
  content.byteLength >= from + bytes.length && bytes.every((byte, at) => content.getUint8(from + at) === byte);

const checksumOf = (content: DataView, from: number, length: number): number =>
  crc32(new Uint8Array(content.buffer, content.byteOffset + from, length));

/** Size of a PNG with a signature, chunks with right checksums, an end chunk, and no data after it. */
function wholePng(content: DataView): Found | undefined {
  let size: Size | undefined;
  for (let at = pngSignature.length; at + 12 <= content.byteLength; ) {
    const length = content.getUint32(at);
    const type = content.getUint32(at + 4);
    const next = at + 12 + length;
    if (next > content.byteLength || content.getUint32(next - 4) !== checksumOf(content, at + 4, length + 4)) return undefined;
    if (type === 0x49484452 && !size && length === 13) size = { width: content.getUint32(at + 8), height: content.getUint32(at + 12) };
    if (!size) return undefined;
    if (type === 0x49454e44) return next === content.byteLength ? { size, end: next } : undefined;
    at = next;
  }
  return undefined;
}

/** Markers of a JPEG's frame, which has its size; the others of this range are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** End of a scan's data: the next marker except restarts and stuffed bytes; undefined without one. */
function scanEnd(content: DataView, from: number): number | undefined {
  for (let at = from; at + 2 <= content.byteLength; at += 1) {
    const follows = content.getUint8(at + 1);
    const isOfScan = follows === 0 || follows === 0xff || (follows >= 0xd0 && follows <= 0xd7);
    if (content.getUint8(at) === 0xff && !isOfScan) return at;
  }
  return undefined;
}

/** Size of a JPEG whose segments and scans follow one another from its start at `from` to its end, and where that is. */
function jpegAt(content: DataView, from: number): Found | undefined {
  let size: Size | undefined;
  let hasScan = false;
  for (let at = from + 2; at + 2 <= content.byteLength; ) {
    if (content.getUint8(at) !== 0xff) return undefined;
    const marker = content.getUint8(at + 1);
    if (marker === 0xd9) return size && hasScan ? { size, end: at + 2 } : undefined;
    if (at + 4 > content.byteLength) return undefined;
    const length = content.getUint16(at + 2);
    const next = at + 2 + length;
    if (length < 2 || next > content.byteLength) return undefined;
    if (isFrame(marker) && length >= 8) size = { height: content.getUint16(at + 5), width: content.getUint16(at + 7) };
    if (marker === 0xda) hasScan = true;
    const after = marker === 0xda ? scanEnd(content, next) : next;
    if (after === undefined) return undefined;
    at = after;
  }
  return undefined;
}

const jpegStart = [0xff, 0xd8, 0xff];
/** The last bytes of the data that Samsung's cameras append to a picture. */
const samsungEnd = 0x53454654;

/** Whether the data behind a picture is a camera's: smaller pictures, a gain map, data of the maker. */
function isOfCamera(content: DataView, from: number): boolean {
  let at = from;
  while (hasStart(content, jpegStart, at)) {
    const other = jpegAt(content, at);
    if (!other) return false;
    at = other.end;
  }
  const left = content.byteLength - at;
  return left === 0 || (left >= 4 && content.getUint32(content.byteLength - 4) === samsungEnd);
}

/** The first picture of a JPEG; undefined with data behind it that no camera appends. */
function firstJpeg(content: DataView): Found | undefined {
  const found = jpegAt(content, 0);
  return found && isOfCamera(content, found.end) ? found : undefined;
}

/**
 * A member's picture: png or jpg by its content (§9), complete, and of a size that can be drawn. Data that cameras append to a jpg is cut
 * off; any other data is refused.
 * @throws AppError `payload_too_large`, or `image_not_usable`
 */
export function readImage(base64: string): Image {
  const content = new Uint8Array(Buffer.from(base64, 'base64'));
  if (content.byteLength > limits.images.bytes) throw new AppError('payload_too_large');
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const isPng = hasStart(view, pngSignature);
  const found = isPng ? wholePng(view) : hasStart(view, jpegStart) ? firstJpeg(view) : undefined;
  const pixels = found ? found.size.width * found.size.height : 0;
  if (!found || pixels === 0 || pixels > limits.images.pixels) throw new AppError('image_not_usable');
  return { mediaType: isPng ? 'image/png' : 'image/jpeg', content: content.subarray(0, found.end) };
}

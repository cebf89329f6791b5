import { crc32 } from 'node:zlib';
import { limits } from '@baize/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { AppError } from '../wire/AppError.ts';
import { createDecoder } from './decode.ts';
import { type Image, readImage } from './image.ts';

const [width, height] = [64, 48];
const noise = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 7919) % 251);
const picture = () => sharp(noise, { raw: { width, height, channels: 3 } });
const decode = createDecoder();
/** A picture of a customer of its own. */
const read = async (content: Uint8Array): Promise<Image> => {
  const image = readImage(Buffer.from(content).toString('base64'));
  await decode(crypto.randomUUID(), image);
  return image;
};
/** A PNG whose checksums are right, and whose pixels break off. */
const brokenOff = async (): Promise<Buffer> => {
  const content = await picture().png().toBuffer();
  const at = content.indexOf('IDAT');
  const data = content.subarray(at, at + 4 + content.readUInt32BE(at - 4) - 40);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length - 4);
  checksum.writeUInt32BE(crc32(data));
  return Buffer.concat([content.subarray(0, at - 4), length, data, checksum, content.subarray(-12)]);
};
/** The same bytes with one turned over. */
const withFault = (content: Buffer, at: number) => {
  const changed = Buffer.from(content);
  changed.writeUInt8(changed.readUInt8(at) ^ 0xff, at);
  return changed;
};

describe('§9 a picture is decoded to its last pixel', () => {
  test.each([
    ['png', () => picture().png()],
    ['interlaced png', () => picture().png({ progressive: true })],
    ['png with a palette', () => picture().png({ palette: true })],
    ['jpg', () => picture().jpeg()],
    ['progressive jpg', () => picture().jpeg({ progressive: true })],
  ])('a %s is kept unchanged', async (_, make) => {
    const content = await make().toBuffer();
    expect(Buffer.from((await read(content)).content).equals(content)).toBe(true);
  });

  test('a PNG with a wrong checksum of its header, of its size or of its pixels is refused', async () => {
    const content = await picture().png().toBuffer();
    const data = content.indexOf('IDAT') + 4;
    for (const at of [29, 18, data + 40, content.length - 16])
      await expect(read(withFault(content, at)), `byte ${at}`).rejects.toThrow('image_not_usable');
  });

  test('a PNG with right checksums and missing pixels is refused', async () => {
    await expect(read(await brokenOff())).rejects.toThrow('image_not_usable');
  });

  test('a jpg whose tables are broken is refused', async () => {
    const content = await picture().jpeg().toBuffer();
    const tables = content.indexOf(Buffer.from([0xff, 0xc4])) + 5;
    await expect(read(Buffer.from(content).fill(0xfe, tables, tables + 16))).rejects.toThrow('image_not_usable');
  });

  test('a file that declares too many pixels is refused before it is decoded', async () => {
    const large = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: 'red' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(9_000 * 9_000).toBeGreaterThan(limits.images.pixels);
    await expect(read(large)).rejects.toThrow('image_not_usable');
  });

  test('an unreadable picture does not delay another', async () => {
    const content = await picture().png().toBuffer();
    const broken = await brokenOff();
    const all = await Promise.allSettled([read(broken), read(content), read(broken), read(content)]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
  });
});

describe('decoding is queued', () => {
  const image: Image = { mediaType: 'image/png', content: new Uint8Array() };
  /** A decoder whose pictures end when the test says so, in the order in which they began. */
  function decoding(mostWaiting: number) {
    const running: { resolve: () => void; reject: (error: Error) => void }[] = [];
    const decode = createDecoder(() => new Promise<void>((resolve, reject) => running.push({ resolve, reject })), mostWaiting);
    return { decode: (customerId: string) => decode(customerId, image), running };
  }
  const turn = () => new Promise((resolve) => setImmediate(resolve));

  test('one picture is decoded at a time; beyond the queue’s limit the caller has to retry', async () => {
    const { decode, running } = decoding(2);
    const taken = ['a', 'b', 'c'].map(decode);
    await expect(decode('d')).rejects.toMatchObject({ code: 'service_unavailable', details: { retryAfterSeconds: 5 } });
    await turn();
    expect(running).toHaveLength(1);
    running[0]?.resolve();
    await taken[0];
    taken.push(decode('d'));
    for (const at of [1, 2, 3]) {
      await turn();
      expect(running).toHaveLength(at + 1);
      running[at]?.resolve();
    }
    await Promise.all(taken);
  });

  test('a customer has one picture in the queue; the next one is accepted when it has ended, read or not', async () => {
    const { decode, running } = decoding(2);
    const [first, second] = [decode('a'), decode('b')];
    for (const customer of ['a', 'b'])
      await expect(decode(customer)).rejects.toMatchObject({ code: 'TOO_MANY_REQUEST', details: { retryAfterSeconds: 5 } });
    running[0]?.reject(new AppError('image_not_usable'));
    await expect(first).rejects.toThrow('image_not_usable');
    const again = decode('a');
    for (const at of [1, 2]) {
      await turn();
      running[at]?.resolve();
    }
    await Promise.all([second, again]);
  });
});

import { limits } from '@baize/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readWholeImage } from './decode.ts';

const [width, height] = [64, 48];
const noise = Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 7919) % 251);
const picture = () => sharp(noise, { raw: { width, height, channels: 3 } });
const read = (content: Uint8Array) => readWholeImage(Buffer.from(content).toString('base64'));
/** The same bytes with one turned over. */
const withFault = (content: Buffer, at: number) => {
  const changed = Buffer.from(content);
  changed.writeUInt8(changed.readUInt8(at) ^ 0xff, at);
  return changed;
};

describe('§9 a picture is read to its last pixel', () => {
  test.each([
    ['png', () => picture().png()],
    ['interlaced png', () => picture().png({ progressive: true })],
    ['png with a palette', () => picture().png({ palette: true })],
    ['jpg', () => picture().jpeg()],
    ['progressive jpg', () => picture().jpeg({ progressive: true })],
  ])('a %s is taken as it came', async (_, make) => {
    const content = await make().toBuffer();
    expect(Buffer.from((await read(content)).content).equals(content)).toBe(true);
  });

  test('a PNG with a wrong checksum of its header, of its size or of its pixels is refused', async () => {
    const content = await picture().png().toBuffer();
    const data = content.indexOf('IDAT') + 4;
    for (const at of [29, 18, data + 40, content.length - 16])
      await expect(read(withFault(content, at)), `byte ${at}`).rejects.toThrow('image_not_usable');
  });

  test('a jpg whose tables are broken is refused', async () => {
    const content = await picture().jpeg().toBuffer();
    const tables = content.indexOf(Buffer.from([0xff, 0xc4])) + 5;
    await expect(read(Buffer.from(content).fill(0xfe, tables, tables + 16))).rejects.toThrow('image_not_usable');
  });

  test('a file that says to have more pixels than may be is refused before it is decoded', async () => {
    const large = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: 'red' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(9_000 * 9_000).toBeGreaterThan(limits.images.pixels);
    await expect(read(large)).rejects.toThrow('image_not_usable');
  });

  test('one that can’t be read holds up no other', async () => {
    const content = await picture().png().toBuffer();
    const all = await Promise.allSettled([read(withFault(content, 29)), read(content), read(withFault(content, 29)), read(content)]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
  });
});

import { describe, expect, test } from 'vitest';
import { readImage } from './image.ts';

const frame = [0xff, 0xc0, 0, 8, 8, 0, 1, 0, 1, 0];
const scan = (...data: number[]): number[] => [0xff, 0xda, 0, 2, ...data];
const jpeg = (...scans: number[][]): number[] => [0xff, 0xd8, ...frame, ...scans.flat(), 0xff, 0xd9];
const textOf = (text: string): number[] => [...Buffer.from(text, 'latin1')];
const read = (...bytes: number[]) => readImage(Buffer.from(bytes).toString('base64'));
const one = jpeg(scan(1, 2));

describe('§9 a jpg is recognised by its content', () => {
  test('progressive, with stuffed bytes, restart markers and fill bytes', () => {
    const progressive = jpeg(scan(1, 0xff, 0, 2, 0xff, 0xd3, 3), [0xff, 0xc4, 0, 3, 9, ...scan(4, 0xff)]);
    expect([...read(...progressive).content]).toEqual(progressive);
  });

  test('data that a camera appends is cut off', () => {
    const behind = {
      light: one,
      several: [...one, ...one],
      maker: textOf('Image_UTC_Data1764...SEFT'),
      all: [...one, ...textOf('SEFHSEFT')],
    };
    for (const [what, bytes] of Object.entries(behind)) expect([...read(...one, ...bytes).content], what).toEqual(one);
  });

  test.each([
    ['a page', textOf('<script>alert(1)</script>')],
    ['an archive', textOf('PK\u0003\u0004')],
    ['a page that stands behind a second picture', [...one, ...textOf('<svg/>')]],
    ['a second picture that breaks off', one.slice(0, -1)],
    ['a byte', [0]],
  ])('%s behind it is refused', (_, bytes) => {
    expect(() => read(...one, ...bytes)).toThrow('image_not_usable');
  });

  test.each([
    ['no scan', jpeg()],
    ['no frame', [0xff, 0xd8, ...scan(1), 0xff, 0xd9]],
    ['no end', one.slice(0, -2)],
    ['a segment that is longer than the file', [0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 1, 0xff, 0xd9]],
    ['no lines', jpeg(scan(1)).with(7, 0).with(8, 0)],
  ])('with %s is refused', (_, bytes) => {
    expect(() => read(...bytes)).toThrow('image_not_usable');
  });

  test('many segments in a row are read quickly', () => {
    const many = Buffer.concat(Array.from({ length: 100_000 }, () => Buffer.from(one)));
    expect([...readImage(many.toString('base64')).content]).toEqual(one);
  });
});

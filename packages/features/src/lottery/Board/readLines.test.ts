import { describe, expect, it } from 'vitest';
import { readLines } from './readLines.ts';

const three = { kind: 'typed', length: 3, lowest: 0, highest: 9, repeats: true } as const;
const cars = { kind: 'typed', length: 2, lowest: 1, highest: 10, repeats: false } as const;

describe('typed and pasted lines', () => {
  it.each([
    ['lines one behind another', '386 907, 123', [386, 907, 123]],
    ['anything between them', 'số 386 – 907/123…', [386, 907, 123]],
    ['single digits', '3 8 6\n9,0,7', [386, 907]],
    ['full-width figures of an input method', '３８６　９０７', [386, 907]],
    ['marks that show nothing', '3\u200b86\ufeff 9\u20600\u200d7', [386, 907]],
    ['a line that begins with zero', '007', [7]],
  ])('reads %s', (_what, text, lines) => {
    const read = readLines(text, three);
    expect(read.lines.map((line) => Number(line.join('')))).toEqual(lines);
    expect(read.wrong).toEqual([]);
  });

  it('names what is no line, and reads the rest', () => {
    expect(readLines('386 12 9071 123', three)).toEqual({
      ...{
        lines: [
          [3, 8, 6],
          [1, 2, 3],
        ],
        wrong: ['12', '9071'],
        repeated: 0,
      },
    });
    expect(readLines('3 8', three).wrong).toEqual(['3 8']);
  });

  it('counts a line that comes again once', () => {
    expect(readLines('386 386 907', three)).toMatchObject({
      lines: [
        [3, 8, 6],
        [9, 0, 7],
      ],
      repeated: 1,
    });
  });

  it('reads numbers of two digits, and refuses those of no car and cars that come in twice', () => {
    expect(readLines('0511? no', { ...cars, highest: 11 })).toMatchObject({ lines: [[5, 11]] });
    expect(readLines('03 10; 3 3; 00 04; 7 11; 1-2', cars)).toEqual({
      ...{
        lines: [
          [3, 10],
          [1, 2],
        ],
        wrong: ['3 3', '0 4', '7 11'],
        repeated: 0,
      },
    });
  });

  it('reads nothing of nothing', () => {
    expect(readLines('  ', three)).toEqual({ lines: [], wrong: [], repeated: 0 });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvAmount, csvOf, csvRows } from './csv.ts';

describe('a file of records', () => {
  it('begins with a byte order mark and keeps diacritics, commas and quotes', () => {
    expect(
      csvOf([
        ['Trò chơi', 'Rồng "Vàng", 2'],
        [-500, 12],
      ]),
    ).toBe('\uFEFFTrò chơi,"Rồng ""Vàng"", 2"\r\n-500,12\r\n');
  });

  it.each(['=1+1', '+84912', '-2+3', '@SUM(A1)', ' =1', '\t=1', '\r=1', '＝1+1', '＠SUM(A1)'])(
    '%j is a text to a spreadsheet, and no formula',
    (cell) => {
      expect(csvOf([[cell]])).toBe(`\uFEFF"'${cell}"\r\n`);
    },
  );

  it('no text whatever begins a cell as a formula does', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const cell = csvOf([[text]]).slice(1, -2);
        expect(cell).not.toMatch(/^"?\s*[=+\-@＝＋－＠]/);
      }),
    );
  });

  it.each([
    [-1_500, 'VND', -1_500],
    [5, 'USD', { plain: '0.05' }],
    [-123_450, 'CNY', { plain: '-1234.50' }],
    [1, 'KWD', { plain: '0.001' }],
  ] as const)('%s of the minor unit of %s is a plain number', (amount, currency, cell) => {
    expect(csvAmount(amount, currency)).toEqual(cell);
  });
});

describe('cells of a file', () => {
  it('are read as they were written', () => {
    // A guarded formula, and what has its sign by itself, are another text.
    const text = fc.string().filter((cell) => !/^\s*[=+\-@＝＋－＠']|^[\t\r\n]/.test(cell));
    const row = fc.array(text, { minLength: 1, maxLength: 4 }).filter((cells) => cells.some((cell) => cell !== ''));
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        expect(csvRows(csvOf(rows))).toEqual(rows);
      }),
    );
  });

  it('end with a line of any kind, and one that is not closed is named by its line', () => {
    expect(csvRows('a,b\nc,\n\n"d ""e""",f')).toEqual([
      ['a', 'b'],
      ['c', ''],
      ['d "e"', 'f'],
    ]);
    expect(() => csvRows('a,b\n"c')).toThrow(/Line 2/);
  });
});

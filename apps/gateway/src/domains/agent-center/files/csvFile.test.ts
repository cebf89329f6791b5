import { expect, test } from 'vitest';
import { csvParts } from './csvFile.ts';

/** A list of so many rows, in pages of three, that remembers which it was asked for. */
function listOf(count: number) {
  const asked: (string | undefined)[] = [];
  const page = async (after: string | undefined) => {
    asked.push(after);
    const begin = Number(after ?? 0);
    const rows = Array.from({ length: Math.min(3, count - begin) }, (_, index) => ({ name: `=${begin + index}`, amount: -begin }));
    return { rows, ...(begin + 3 < count && { next: String(begin + 3) }) };
  };
  return { asked, page };
}
const file = {
  head: ['Tài khoản', 'Amount'],
  leftOut: 'and more',
  cells: ({ name, amount }: { name: string; amount: number }) => [name, amount],
};
const textOf = async (parts: AsyncIterable<string>): Promise<string> => {
  let text = '';
  for await (const part of parts) text += part;
  return text;
};

test('a part is read when the part before it was taken, and none once nobody takes any', async () => {
  const { asked, page } = listOf(1_000_000);
  const parts = csvParts({ ...file, page });
  expect((await parts.next()).value).toBe('\uFEFFTài khoản,Amount\r\n');
  expect(asked).toEqual([]);
  await parts.next();
  await parts.next();
  expect(asked).toEqual([undefined, '3']);
  await parts.return(undefined);
  expect(await parts.next()).toEqual({ done: true, value: undefined });
  expect(asked).toHaveLength(2);
});

test('a text is never a formula, and a number stays one', async () => {
  expect(await textOf(csvParts({ ...file, page: listOf(4).page }))).toBe(
    '\uFEFFTài khoản,Amount\r\n"\'=0",0\r\n"\'=1",0\r\n"\'=2",0\r\n"\'=3",-3\r\n',
  );
});

test.each([
  [3, ['and more']],
  [4, ['and more']],
  [5, []],
  [6, []],
])('of five rows a file of %s at most says whether any were left out', async (most, said) => {
  const lines = (await textOf(csvParts({ ...file, page: listOf(5).page, most }))).split('\r\n').slice(1, -1);
  expect(lines.slice(Math.min(5, most))).toEqual(said);
  expect(lines).toHaveLength(Math.min(5, most) + said.length);
});

test('a page without a row does not end the file before its last one', async () => {
  const pages = [{ rows: [], next: 'a' }, { rows: [{ name: 'x', amount: 1 }] }];
  const text = await textOf(csvParts({ ...file, page: async () => pages.shift() ?? { rows: [] } }));
  expect(text).toMatch(/\r\nx,1\r\n$/);
});

import { expect, test } from 'vitest';
import { sortFiles } from './refusals.ts';

const file = (name: string): File => new File(['x'], name);
const rejected = (name: string, code: string) => ({ file: file(name), errors: [{ code, message: '' }] });

test('as many are taken as there is room for', () => {
  const { taken, refused } = sortFiles([file('a'), file('b'), file('c')], [], 2);
  expect(taken.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(refused).toEqual([{ id: '0', name: 'c', code: 'too_many_files' }]);
});

test('without room nothing is taken', () => {
  expect(sortFiles([file('a')], [], -1).taken).toEqual([]);
});

test.each([
  ['file-too-large', 'file_too_large'],
  ['file-invalid-type', 'file_type'],
  ['something-new', 'file_type'],
])('%s is %s', (given, code) => {
  expect(sortFiles([], [rejected('a', given)], 3).refused).toEqual([{ id: '0', name: 'a', code }]);
});

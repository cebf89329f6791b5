import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameName } from './sameName.ts';

test.each([
  ['Nguyễn  Đức Anh ', 'NGUYEN DUC ANH'],
  ['đỗ thị hạnh', 'DO THI HANH'],
  ['\u0110o\u0302\u0303 Thi\u0323 Ha\u0323nh', 'Do Thi Hanh'],
  ['NGUYEN\u00a0VAN\tAN', 'nguyen van an'],
])('§5 holder and real name are compared as banks write them: %j is %j', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
  expect(isSameName(other, one)).toBe(true);
});

test.each([
  ['NGUYEN VAN AN', 'NGUYEN VAN ANH'],
  ['NGUYEN VAN AN', 'NGUYENVAN AN'],
  ['NGUYEN VAN AN', 'AN VAN NGUYEN'],
  ['NGUYEN VAN AN', 'NGUYEN AN'],
  ['NGUYEN VAN AN', 'NGUYEN VAN AN.'],
  ['', ''],
  [' ', '\u0301'],
])('§5 another name is refused: %j is not %j', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});

const word = fc.stringMatching(/^[A-Z]{1,8}$/);
const bankName = fc.array(word, { minLength: 2, maxLength: 5 }).map((words) => words.join(' '));
/** Marks that Vietnamese letters carry. */
const mark = fc.constantFrom('', '\u0300', '\u0301', '\u0303', '\u0309', '\u0323', '\u0302', '\u0306', '\u031b');

/** Another spelling of a name: each letter in either case, D crossed or not, with any mark, and blanks of any kind between the words. */
const spellingOf = (name: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      ...[...name].map((letter) => {
        if (letter === ' ') return fc.constantFrom(' ', '  ', '\t', '\u00a0');
        const letters = letter === 'D' ? ['D', 'd', 'Đ', 'đ'] : [letter, letter.toLowerCase()];
        return fc.tuple(fc.constantFrom(...letters), mark).map(([one, on]) => one + on);
      }),
    )
    .map((letters) => ` ${letters.join('').normalize('NFC')} `);

test('§5 names are equal without regard to case, accents, đ and blanks', () => {
  fc.assert(
    fc.property(
      bankName.chain((name) => fc.tuple(fc.constant(name), spellingOf(name))),
      ([name, spelt]) => isSameName(spelt, name),
    ),
  );
});

test('§5 an added, missing or changed letter makes another name', () => {
  const changed = fc.tuple(bankName, fc.nat(), word).map(([name, at, other]) => {
    const index = at % name.length;
    return [name, `${name.slice(0, index)}${other}${name.slice(index)}`] as const;
  });
  fc.assert(fc.property(changed, ([name, other]) => !isSameName(name, other)));
});

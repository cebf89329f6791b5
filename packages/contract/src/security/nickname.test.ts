import { describe, expect, it } from 'vitest';
import { checkNickname, spelledNickname } from './nickname.ts';

const codesOf = (typed: string) => checkNickname(typed).map(({ field, code }) => `${field} ${code}`);

describe('§5 a nickname', () => {
  it.each(['Bi', 'Nguyễn Thị Hồng Hạnh', '小明', 'Rồng ❤\ufe0f 88', '  Minh  ', '😀'.repeat(20), '👨‍👩‍👧'.repeat(20)])(
    '%s is taken',
    (typed) => {
      expect(checkNickname(typed)).toEqual([]);
    },
  );

  it.each([
    ['nothing but blanks', ' \t ', 'field_required'],
    ['one letter', ' M ', 'field_length_error'],
    ['21 joined emoji', '👨‍👩‍👧'.repeat(21), 'field_length_error'],
    ['18 marks on one letter', `Mi${'\u0301'.repeat(18)}nh`, 'field_format_error'],
    ['21 letters', 'm'.repeat(21), 'field_length_error'],
    ['a line break', 'Minh\nAnh', 'field_format_error'],
    ['a sign that turns the line round', 'Minh\u202eAnh', 'field_format_error'],
    ['a letter of no width', 'Minh\u200bAnh', 'field_format_error'],
  ])('of %s is refused, and the field named', (_, typed, code) => {
    expect(codesOf(typed)).toEqual([`nickname ${code}`]);
  });

  it('is kept without blanks around it', () => {
    expect(spelledNickname('  Minh Anh ')).toBe('Minh Anh');
  });

  it('is kept whole, in one Unicode form', () => {
    expect(spelledNickname('Nguyễn Thị Thu Hường'.normalize('NFD'))).toBe('Nguyễn Thị Thu Hường');
    expect(checkNickname('Nguyễn Thị Thu Hường'.normalize('NFD'))).toEqual([]);
  });
});

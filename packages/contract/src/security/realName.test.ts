import { describe, expect, it } from 'vitest';
import { checkRealName, spelledName } from './realName.ts';

describe('§5 the real name', () => {
  it.each(['NGUYEN VAN AN', 'Tran Thi Be', '  NGUYEN   VAN AN '])('%s is accepted', (name) => expect(checkRealName(name)).toEqual([]));

  it.each([
    ['', 'field_required'],
    ['   ', 'field_required'],
    ['NGUYEN', 'field_format_error'],
    ['Nguyễn Văn An', 'field_format_error'],
    ['ĐO VAN AN', 'field_format_error'],
    ['NGUYEN VAN 2', 'field_format_error'],
    ['NGUYEN <b>A</b>', 'field_format_error'],
    [`${'A'.repeat(59)} B`, 'field_length_error'],
  ])('%s is refused: %s', (name, code) => expect(checkRealName(name)).toMatchObject([{ field: 'realName', code }]));

  it('is spelled with one space between its words', () => expect(spelledName(' NGUYEN  VAN AN ')).toBe('NGUYEN VAN AN'));
});

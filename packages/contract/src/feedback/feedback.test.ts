import { describe, expect, it } from 'vitest';
import { type AgentApplicationValues, checkAgentApplication } from './agentApplication.ts';
import { checkFeedback } from './feedback.ts';

const fieldsOf = (issues: { field: string; code: string }[]): string[] => issues.map(({ field, code }) => `${field} ${code}`);

describe('§5 feedback', () => {
  it('is between 10 and 140 characters as a person counts them, without the spaces around', () => {
    const check = (content: string) => fieldsOf(checkFeedback({ questionType: 'deposit', content }));
    expect(check(` ${'ễ'.repeat(9)} `)).toEqual(['content field_length_error']);
    expect(check('🀄'.repeat(10))).toEqual([]);
    expect(check('x'.repeat(140))).toEqual([]);
    expect(check('ễ'.normalize('NFD').repeat(140))).toEqual([]);
    expect(check('👨‍👩‍👧'.repeat(140))).toEqual([]);
    expect(check(`Nạp tiền chưa vào ${'\u0301'.repeat(18)}`)).toEqual(['content field_format_error']);
    expect(check('x'.repeat(141))).toEqual(['content field_length_error']);
    expect(check('  ')).toEqual(['content field_required']);
  });
  it('§3 has one of six types', () => {
    expect(fieldsOf(checkFeedback({ questionType: '', content: 'Nạp tiền chưa vào.' }))).toEqual(['questionType field_required']);
    expect(fieldsOf(checkFeedback({ questionType: 'toString', content: 'Nạp tiền chưa vào.' }))).toEqual(['questionType field_required']);
  });
});

describe('§3 agent join form', () => {
  const empty: AgentApplicationValues = { name: '', mobile: '', email: '', skype: '', qq: '', telegram: '', extraInformation: '' };
  it('needs name, mobile and e-mail; the rest may be left empty', () => {
    expect(fieldsOf(checkAgentApplication(empty))).toEqual(['name field_required', 'mobile field_required', 'email field_required']);
    expect(checkAgentApplication({ ...empty, name: 'Nguyễn An', mobile: '0912 345 678', email: 'an@example.vn' })).toEqual([]);
  });
  it('refuses a heap of marks on a letter', () => {
    const values = { ...empty, name: `A${'\u0301'.repeat(18)}n`, mobile: '0912 345 678', email: 'an@example.vn' };
    expect(fieldsOf(checkAgentApplication(values))).toEqual(['name field_format_error']);
  });
  it('names each invalid value', () => {
    const wrong = { name: 'A', mobile: '1', email: 'an@', skype: 'a b', qq: '12a45', telegram: 'x', extraInformation: 'x'.repeat(141) };
    expect(fieldsOf(checkAgentApplication(wrong))).toEqual([
      'name field_length_error',
      'mobile field_length_error',
      'email field_length_error',
      'skype field_format_error',
      'qq field_format_error',
      'telegram field_length_error',
      'extraInformation field_length_error',
    ]);
  });
});

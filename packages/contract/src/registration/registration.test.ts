import { describe, expect, it } from 'vitest';
import { ageOn, checkRegistration, type RegistrationSetting } from './registration.ts';

const setting: RegistrationSetting = {
  minimumAge: 18,
  fields: [
    { field: 'username', required: true, acceptedPattern: 'letterThenLettersDigits', min: 4, max: 16 },
    { field: 'password', required: true, acceptedPattern: 'lettersDigitsSymbols', min: 6, max: 16 },
    { field: 'confirmPassword', required: true, acceptedPattern: '*', min: 6, max: 16 },
    { field: 'nickname', required: false, acceptedPattern: '*', min: 2, max: 20 },
    { field: 'birthday', required: false, acceptedPattern: 'dateIso', min: 10, max: 10 },
  ],
};
const today = '2026-11-21';
const fitting = { username: 'minh88', password: 'secret1', confirmPassword: 'secret1' };

describe('§5 registration', () => {
  it('accepts a form whose required fields fit', () => {
    expect(checkRegistration(setting, fitting, today)).toEqual([]);
  });

  it('names every refused field with its code and its figures', () => {
    const issues = checkRegistration(setting, { username: 'm', confirmPassword: 'x', nickname: 'a' }, today);
    expect(issues).toEqual([
      { field: 'username', code: 'field_length_error', params: { min: 4, max: 16 } },
      { field: 'password', code: 'field_required' },
      { field: 'confirmPassword', code: 'double_password_inconformity' },
      { field: 'nickname', code: 'field_length_error', params: { min: 2, max: 20 } },
    ]);
  });

  it('the fund password must differ from the login password', () => {
    const withFund: RegistrationSetting = {
      ...setting,
      fields: [...setting.fields, { field: 'paymentPassword', required: false, acceptedPattern: 'lettersDigitsSymbols', min: 6, max: 16 }],
    };
    const issues = (paymentPassword: string) => checkRegistration(withFund, { ...fitting, paymentPassword }, today);
    expect(issues('secret1')).toEqual([{ field: 'paymentPassword', code: 'password_not_allowed' }]);
    expect([issues('secret2'), issues('')]).toEqual([[], []]);
  });

  it('§3 optional fields may be left empty', () => {
    expect(checkRegistration(setting, { ...fitting, nickname: '' }, today)).toEqual([]);
  });

  it('a value of blanks is empty, and blanks around a value are trimmed', () => {
    const asked: RegistrationSetting = { ...setting, fields: setting.fields.map((rule) => ({ ...rule, required: true })) };
    const issues = checkRegistration(asked, { ...fitting, nickname: ' \t  ', birthday: ' 1990-02-28 ' }, today);
    expect(issues).toEqual([{ field: 'nickname', code: 'field_required' }]);
    expect(checkRegistration(setting, { ...fitting, nickname: '   ' }, today)).toEqual([]);
    expect(checkRegistration(setting, { ...fitting, password: '      ', confirmPassword: '      ' }, today)).toEqual([
      { field: 'password', code: 'field_format_error', params: { min: 6, max: 16 } },
    ]);
  });

  it.each([
    ['NGUYEN', 'englishLettersAndSpaces', 'field_format_error'],
    ['nguyen   an', 'englishLettersAndSpaces', undefined],
    ['Nguyễn Văn A', 'englishLettersAndSpaces', 'field_format_error'],
    ['Nguyễn Văn A', 'lettersAndSpaces', undefined],
    ['Nguyễn', '*', 'field_format_error'],
    ['陳大文', 'lettersAndChinese', undefined],
    ['   ', 'englishLettersAndSpaces', 'field_required'],
  ] as const)('§5 a payee name is a real one, with spaces where its pattern has them: %j by %s', (payeeName, acceptedPattern, code) => {
    const rule = { field: 'payeeName', required: true, acceptedPattern, min: 3, max: 60 } as const;
    const issues = checkRegistration({ ...setting, fields: [...setting.fields, rule] }, { ...fitting, payeeName }, today);
    expect(issues.map((issue) => issue.code)).toEqual(code ? [code] : []);
  });

  it('§9 refuses an applicant under the setting’s age, to the day', () => {
    const issues = checkRegistration(setting, { ...fitting, birthday: '2008-11-22' }, today);
    expect(issues).toEqual([{ field: 'birthday', code: 'underage', params: { min: 18 } }]);
    expect(checkRegistration(setting, { ...fitting, birthday: '2008-11-21' }, today)).toEqual([]);
    expect(ageOn('2000-02-29', '2018-02-28')).toBe(17);
    expect(ageOn('2000-02-29', '2018-03-01')).toBe(18);
  });

  it('§9 reads a birthday that the setting wants as MM-dd-yyyy by its own order', () => {
    const fields = setting.fields.map((rule) =>
      rule.field === 'birthday' ? { ...rule, acceptedPattern: 'dateMonthFirst' as const } : rule,
    );
    const codesOf = (birthday: string) =>
      checkRegistration({ ...setting, fields }, { ...fitting, birthday }, today).map(({ code }) => code);
    expect(codesOf('11-22-2008')).toEqual(['underage']);
    expect(codesOf('11-21-2008')).toEqual([]);
    expect(codesOf('2008-11-21')).toEqual(['field_format_error']);
  });
});

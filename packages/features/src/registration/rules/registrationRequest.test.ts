import { describe, expect, it } from 'vitest';
import { storyEveryField, storyRegistration } from '../../core/testing/storyRegistration.ts';
import { mobileSettingOf } from './mobileSetting.ts';
import {
  checkForm,
  isFormField,
  mobileRegistrationRequest,
  type RegistrationFormValues,
  registrationRequest,
  wireValues,
} from './registrationRequest.ts';

const source = { domain: 'baize.example', registerUrl: 'https://baize.example/web/register', referralCode: undefined };
const filled: RegistrationFormValues = {
  fields: { username: 'minh88', password: 'hunter22', confirmPassword: 'hunter22' },
  ageConfirmed: true,
  termsAccepted: true,
};

describe('§5 the registration form', () => {
  it('has nothing to refuse when every rule is kept', () => {
    expect(checkForm(storyRegistration, filled, '2026-11-21')).toEqual([]);
  });

  it('names each refused field in the order of the form, the two boxes last', () => {
    const empty = { fields: {}, ageConfirmed: false, termsAccepted: false };
    expect(checkForm({ ...storyRegistration, minimumAge: 21 }, empty, '2026-11-21')).toEqual([
      { field: 'username', code: 'field_required' },
      { field: 'password', code: 'field_required' },
      { field: 'confirmPassword', code: 'field_required' },
      { field: 'ageConfirmed', code: 'underage', params: { min: 21 } },
      { field: 'termsAccepted', code: 'agreement_required' },
    ]);
  });

  it.each(['username', 'promoCode', 'ageConfirmed', 'termsAccepted'])('can show an error of %s', (field) => {
    expect(isFormField(field)).toBe(true);
  });

  it.each(['domain', 'registerUrl', '', 'Username'])('has no place for an error of "%s"', (field) => {
    expect(isFormField(field)).toBe(false);
  });
});

describe('§7 the body of member/register', () => {
  it('holds what the form shows, where the player comes from, and no empty field', () => {
    const values = { ...filled, fields: { ...filled.fields, email: '', affiliateCode: 'AGENT01' } };
    expect(registrationRequest(storyRegistration, values, { ...source, referralCode: 'R1' })).toEqual({
      username: 'minh88',
      password: 'hunter22',
      confirmPassword: 'hunter22',
      affiliateCode: 'AGENT01',
      ageConfirmed: true,
      termsAccepted: true,
      registerMethod: 'WEB',
      domain: 'baize.example',
      registerUrl: 'https://baize.example/web/register',
      referralCode: 'R1',
    });
  });

  it('leaves out what the form never showed, and a code that nobody gave', () => {
    const request = registrationRequest(storyRegistration, { ...filled, fields: { ...filled.fields, zalo: 'hidden' } }, source);
    expect(request).not.toHaveProperty('zalo');
    expect(request).not.toHaveProperty('referralCode');
  });

  it('brings a player of the address to his agent where the form has no field for the code', () => {
    const setting = { ...storyRegistration, fields: storyRegistration.fields.filter(({ field }) => field !== 'affiliateCode') };
    const values = { ...filled, fields: { ...filled.fields, affiliateCode: 'AGENT01' } };
    expect(registrationRequest(setting, values, source)).toMatchObject({ referralCode: 'AGENT01' });
    expect(registrationRequest(setting, values, { ...source, referralCode: 'R1' })).toMatchObject({ referralCode: 'R1' });
    expect(registrationRequest(setting, values, source)).not.toHaveProperty('affiliateCode');
  });

  it('says the phone’s country and the captcha’s picture beside them, and neither without them', () => {
    const extras = { countryDialingCode: '+66', captchaId: 'c-1' };
    const given = { ...filled, fields: { ...filled.fields, mobileNum: '(081) 234-5678', captcha: ' AB3D ' } };
    expect(registrationRequest(storyEveryField, given, source, extras)).toMatchObject({
      mobileNum: '0812345678',
      captcha: 'AB3D',
      ...extras,
    });
    const without = registrationRequest(storyEveryField, filled, source, extras);
    for (const name of Object.keys(extras)) expect(without).not.toHaveProperty(name);
  });

  it('writes a birthday as the setting wants it, and leaves secrets as they were typed', () => {
    const fields = { birthday: '2000-02-29', password: ' hunter22 ', nickname: ' Minh ' };
    expect(wireValues(storyEveryField, fields)).toEqual({ birthday: '2000-02-29', password: ' hunter22 ', nickname: 'Minh' });
    const monthFirst = storyEveryField.fields.map((rule) => ({ ...rule, acceptedPattern: 'dateMonthFirst' as const }));
    expect(wireValues({ ...storyEveryField, fields: monthFirst }, fields).birthday).toBe('02-29-2000');
  });
});

describe('§6 the body of member/register/mobile', () => {
  it('holds phone, code, password and invitation, and nothing that the other form was filled with', () => {
    const fields = { ...filled.fields, mobileNum: '0912 345 678', verificationCode: ' 123456 ', affiliateCode: 'AGENT01', email: 'a@b.vn' };
    expect(
      mobileRegistrationRequest(mobileSettingOf(storyRegistration), { ...filled, fields }, source, { countryDialingCode: '+84' }),
    ).toEqual({
      mobileNum: '0912345678',
      countryDialingCode: '+84',
      verificationCode: '123456',
      password: 'hunter22',
      confirmPassword: 'hunter22',
      affiliateCode: 'AGENT01',
      ageConfirmed: true,
      termsAccepted: true,
      registerMethod: 'WEB',
      domain: 'baize.example',
      registerUrl: 'https://baize.example/web/register',
    });
  });

  it('holds whatever else the brand requires, and never a username', () => {
    const idNumber = { field: 'idNumber', required: true, acceptedPattern: '*', min: 6, max: 20 } as const;
    const nickname = { ...idNumber, field: 'nickname', required: false } as const;
    const setting = mobileSettingOf({ ...storyRegistration, fields: [...storyRegistration.fields, idNumber, nickname] });
    expect(setting.fields.map(({ field }) => field)).not.toContain('username');
    const fields = { ...filled.fields, idNumber: ' ID7700112 ', nickname: 'Minh' };
    const request = mobileRegistrationRequest(setting, { ...filled, fields }, source);
    expect(request).toMatchObject({ idNumber: 'ID7700112' });
    expect(request).not.toHaveProperty('nickname');
    expect(request).not.toHaveProperty('username');
  });

  it('holds the captcha and its picture where the setting lists one', () => {
    const setting = mobileSettingOf(storyEveryField);
    expect(setting.fields.map(({ field }) => field)).toContain('captcha');
    const given = { ...filled, fields: { ...filled.fields, captcha: ' AB3D ' } };
    expect(mobileRegistrationRequest(setting, given, source, { captchaId: 'c-1' })).toMatchObject({ captcha: 'AB3D', captchaId: 'c-1' });
  });
});

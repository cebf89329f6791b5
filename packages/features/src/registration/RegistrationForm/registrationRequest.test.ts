import { describe, expect, it } from 'vitest';
import { storyRegistration } from '../../core/testing/storyRegistration.ts';
import { checkForm, isFormField, type RegistrationFormValues, registrationRequest } from './registrationRequest.ts';

const source = { domain: 'baize.example', registerUrl: 'https://baize.example/web/register', referralCode: undefined };
const filled: RegistrationFormValues = {
  fields: { username: 'minh88', password: 'hunter22', confirmPassword: 'hunter22' },
  ageConfirmed: true,
  termsAccepted: true,
};

describe('§5 the registration form', () => {
  it('has nothing to refuse when every rule is kept', () => {
    expect(checkForm(storyRegistration, filled)).toEqual([]);
  });

  it('names each refused field in the order of the form, the two boxes last', () => {
    const empty = { fields: {}, ageConfirmed: false, termsAccepted: false };
    expect(checkForm({ ...storyRegistration, minimumAge: 21 }, empty)).toEqual([
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
});

import { registrationFieldNames, secretFields } from '@baize/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { registrationDraft } from './registrationDraft.ts';

const every = Object.fromEntries(registrationFieldNames.map((field) => [field, `typed-${field}`]));
const values = { fields: every, countryCode: 'TH', ageConfirmed: true, termsAccepted: true };

beforeEach(() => sessionStorage.clear());

const readStored = (text: string) => {
  sessionStorage.setItem('baize-registration-draft', text);
  return registrationDraft.read();
};

describe('the draft of a registration', () => {
  it('brings back what was typed, without a secret and without a consent', () => {
    registrationDraft.keep('mobile', values);
    const draft = registrationDraft.read();
    expect(draft).toMatchObject({ way: 'mobile', countryCode: 'TH' });
    expect(Object.keys(draft?.fields ?? {}).sort()).toEqual(registrationFieldNames.filter((name) => !secretFields.includes(name)).sort());
    const stored = JSON.stringify([sessionStorage, localStorage]);
    for (const field of secretFields) expect(stored).not.toContain(`typed-${field}`);
    expect(stored).not.toMatch(/Confirmed|Accepted/);
  });

  it('keeps what was emptied as empty, and leaves out what nobody has touched', () => {
    const carried = { affiliateCode: 'AGENT01', promoCode: 'TET' };
    const fields = { affiliateCode: '', promoCode: 'TET', nickname: '', username: 'minh88' };
    registrationDraft.keep('username', { ...values, fields }, carried);
    expect(registrationDraft.read()?.fields).toEqual({ affiliateCode: '', username: 'minh88' });
  });

  it('is gone once it is dropped', () => {
    registrationDraft.keep('username', values);
    registrationDraft.drop();
    expect(registrationDraft.read()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['', 'null', '7', '[]', '{', '{"fields":null}', '{"fields":"x"}'])('makes nothing of %s', (text) => {
    expect(readStored(text)?.fields ?? {}).toEqual({});
  });

  it('takes no secret and no stranger out of a storage that somebody else wrote', () => {
    const text = JSON.stringify({ way: 'x', fields: { password: 'hunter22', username: 7, email: 'a@b.vn', type: '1' } });
    expect(readStored(text)).toEqual({ way: 'username', fields: { email: 'a@b.vn' }, countryCode: '' });
  });
});

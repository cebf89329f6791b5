import { checkPattern, type RegistrationFieldName, type RegistrationRule } from '@baize/contract';
import type { InputHTMLAttributes } from 'react';

/** A line of text, and what a phone's keyboard and a browser's autofill make of it. */
export interface OpenInput {
  kind: 'open';
  type?: 'text' | 'email' | 'date';
  autoComplete: NonNullable<InputHTMLAttributes<HTMLInputElement>['autoComplete']>;
  inputMode?: 'numeric' | 'email' | 'tel';
}
/** How a field is typed in; `lookedUp` is a line of text about which the gateway is asked. */
export type FieldInput =
  | OpenInput
  | (Omit<OpenInput, 'kind'> & { kind: 'lookedUp' })
  | { kind: 'secret'; autoComplete: 'new-password' | 'off' }
  | { kind: 'newPassword' | 'phone' | 'country' | 'code' | 'captcha' };

const plain: FieldInput = { kind: 'open', autoComplete: 'off' };

const inputs: Record<RegistrationFieldName, FieldInput> = {
  username: { kind: 'lookedUp', autoComplete: 'username' },
  password: { kind: 'newPassword' },
  confirmPassword: { kind: 'secret', autoComplete: 'new-password' },
  mobileNum: { kind: 'phone' },
  email: { kind: 'open', type: 'email', autoComplete: 'email', inputMode: 'email' },
  nickname: { kind: 'open', autoComplete: 'nickname' },
  payeeName: { kind: 'open', autoComplete: 'name' },
  paymentPassword: { kind: 'secret', autoComplete: 'off' },
  affiliateCode: { kind: 'lookedUp', autoComplete: 'off' },
  recommenderId: plain,
  verificationCode: { kind: 'code' },
  captcha: { kind: 'captcha' },
  qq: { kind: 'open', autoComplete: 'off', inputMode: 'numeric' },
  whatsApp: { kind: 'open', autoComplete: 'off', inputMode: 'tel' },
  facebook: plain,
  telegram: plain,
  zalo: { kind: 'open', autoComplete: 'off', inputMode: 'tel' },
  line: plain,
  weChat: plain,
  idNumber: plain,
  birthday: { kind: 'open', type: 'date', autoComplete: 'bday' },
  permanentAddress: { kind: 'open', autoComplete: 'street-address' },
  currentAddress: { kind: 'open', autoComplete: 'street-address' },
  nationality: { kind: 'country' },
  occupation: { kind: 'open', autoComplete: 'organization-title' },
  sourceOfIncome: plain,
  placeOfBirth: plain,
  bonusCode: plain,
  promoCode: plain,
};

/** Shaped as the code of a country; CLDR's for one that is not known. */
const someCountryCode = 'ZZ';

/** How a field of §3 is typed in. A nationality is chosen where the setting takes a country's code, and written where it does not. */
export function inputOf(rule: RegistrationRule): FieldInput {
  const isWritten = rule.field === 'nationality' && checkPattern(rule.acceptedPattern, someCountryCode, rule) !== undefined;
  return isWritten ? { kind: 'open', autoComplete: 'country-name' } : inputs[rule.field];
}

/** Fields whose length a player needs not be told: what they hold has its own form. */
const plainlyShaped: readonly RegistrationFieldName[] = [
  'confirmPassword',
  'birthday',
  'affiliateCode',
  'email',
  'mobileNum',
  'verificationCode',
  'captcha',
  'nationality',
];

/** Whether the length of a field is worth a line of help. */
export function hasLengthHelp({ field }: RegistrationRule): boolean {
  return !plainlyShaped.includes(field);
}

import type { RegistrationFieldName } from '@baize/contract';
import type { InputHTMLAttributes } from 'react';

interface OpenInput {
  isSecret?: false;
  type?: 'text' | 'email' | 'tel' | 'date';
  autoComplete: NonNullable<InputHTMLAttributes<HTMLInputElement>['autoComplete']>;
  inputMode?: 'numeric' | 'email' | 'tel';
}
interface SecretInput {
  isSecret: true;
  autoComplete: 'new-password' | 'off';
}
export type FieldInput = OpenInput | SecretInput;

const newPassword: FieldInput = { isSecret: true, autoComplete: 'new-password' };
const plain: FieldInput = { autoComplete: 'off' };

/** How each field of §3 is typed in: keyboard of the phone, autofill of the browser, secrecy. */
export const inputForField: Record<RegistrationFieldName, FieldInput> = {
  username: { autoComplete: 'username' },
  password: newPassword,
  confirmPassword: newPassword,
  mobileNum: { type: 'tel', autoComplete: 'tel-national', inputMode: 'tel' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  nickname: { autoComplete: 'nickname' },
  payeeName: { autoComplete: 'name' },
  paymentPassword: { isSecret: true, autoComplete: 'off' },
  affiliateCode: plain,
  recommenderId: plain,
  verificationCode: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  captcha: plain,
  qq: plain,
  whatsApp: plain,
  facebook: plain,
  telegram: plain,
  zalo: plain,
  line: plain,
  weChat: plain,
  idNumber: plain,
  birthday: { type: 'date', autoComplete: 'bday' },
  permanentAddress: { autoComplete: 'street-address' },
  currentAddress: { autoComplete: 'street-address' },
  nationality: { autoComplete: 'country-name' },
  occupation: { autoComplete: 'organization-title' },
  sourceOfIncome: plain,
  placeOfBirth: plain,
  bonusCode: plain,
  promoCode: plain,
};

import type { ErrorCode } from '@baize/contract';
import type en from '../locales/en.json';

type Sentences = Partial<Record<ErrorCode, keyof typeof en>>;

const account: Sentences = { field_format_error: 'account_format_error' };
const password: Sentences = { field_format_error: 'password_format_error', field_length_error: 'password.length' };
const realName: Sentences = { field_format_error: 'realName.format' };
const verificationCode: Sentences = { field_format_error: 'verification_code_error' };

/** §5 and §8 have a sentence of their own for what breaks the rule of these fields, by the field's name on the wire or in a form. */
const sentencesOfField: Record<string, Sentences> = {
  username: account,
  password,
  newPassword: password,
  paymentPassword: { ...password, field_required: 'fundPassword.missing' },
  mobileNum: { field_format_error: 'mobile.invalid', field_length_error: 'mobile.invalid' },
  email: { field_format_error: 'email_format_error' },
  payeeName: realName,
  realName,
  affiliateCode: { field_format_error: 'affiliate_code_error', field_length_error: 'affiliate_code_error' },
  recommenderId: {
    affiliate_code_error: 'recommender.unknown',
    field_format_error: 'recommender.unknown',
    field_length_error: 'recommender.unknown',
  },
  verificationCode,
  code: verificationCode,
  captcha: { field_format_error: 'captcha_format_error', field_length_error: 'captcha_format_error' },
  ageConfirmed: { underage: 'age.confirm' },
};

/** Key of the sentence that a field has for a code instead of the catalogue's; undefined where it has none. */
export function fieldSentenceOf(field: string, code: ErrorCode): keyof typeof en | undefined {
  return Object.hasOwn(sentencesOfField, field) ? sentencesOfField[field]?.[code] : undefined;
}

import { limits, nicknameRule, type RegistrationFieldName, type RegistrationRule } from '@baize/contract';

/** States of a field: required, optional, or not on the form. */
export const fieldStates = ['required', 'optional', 'off'] as const;
export type FieldState = (typeof fieldStates)[number];

/** Without these no account can be opened. */
const fixedFields = ['username', 'password', 'confirmPassword'] as const;
/** Switched by what asks for them: SMS verification at registration, and the captcha there. */
const askedFields = ['verificationCode', 'captcha'] as const;

const length = limits.loginInputLength;
type Rule = Omit<RegistrationRule, 'field' | 'required'> & { usual: FieldState };
const free = (min: number, max: number): Rule => ({ acceptedPattern: '*', min, max, usual: 'off' });
const code: Rule = { acceptedPattern: 'lettersOrDigits', min: 4, max: 16, usual: 'off' };

/** §3 "Registration fields" in the order of the form: the pattern of each (§5), and its state in the default brand's form. */
export const registrationRules: Record<Exclude<RegistrationFieldName, (typeof askedFields)[number]>, Rule> = {
  username: { acceptedPattern: 'letterThenLettersDigits', min: 4, max: length, usual: 'required' },
  password: { acceptedPattern: 'lettersDigitsSymbols', min: 6, max: length, usual: 'required' },
  confirmPassword: { acceptedPattern: '*', min: 6, max: length, usual: 'required' },
  nickname: { ...free(nicknameRule.min, nicknameRule.max), usual: 'optional' },
  payeeName: { acceptedPattern: 'englishLettersAndSpaces', min: 3, max: 60, usual: 'off' },
  email: { acceptedPattern: 'email', min: 6, max: 100, usual: 'optional' },
  // How long a number is and how it may be written, its country says: `Phones` judge it.
  mobileNum: { ...free(1, 24), usual: 'optional' },
  paymentPassword: { acceptedPattern: 'lettersDigitsSymbols', min: 6, max: length, usual: 'optional' },
  affiliateCode: { ...code, usual: 'optional' },
  recommenderId: code,
  qq: { acceptedPattern: 'digits', min: 5, max: 12, usual: 'off' },
  whatsApp: free(4, 40),
  facebook: free(4, 60),
  telegram: free(4, 40),
  zalo: free(4, 40),
  line: free(4, 40),
  weChat: free(4, 40),
  idNumber: { acceptedPattern: 'lettersOrDigits', min: 6, max: 20, usual: 'off' },
  birthday: { acceptedPattern: 'dateIso', min: 10, max: 10, usual: 'off' },
  permanentAddress: free(5, 200),
  currentAddress: free(5, 200),
  nationality: free(2, 60),
  occupation: free(2, 60),
  sourceOfIncome: free(2, 100),
  placeOfBirth: free(2, 100),
  bonusCode: code,
  promoCode: code,
};

type ListedField = keyof typeof registrationRules;
/** The fields of the form in their order. */
export const listedFields = Object.keys(registrationRules) as ListedField[];
const isSwitchable = (field: ListedField): boolean => !fixedFields.some((fixed) => fixed === field);
/** The fields that an operator may switch. */
export const switchableFields = listedFields.filter(isSwitchable);

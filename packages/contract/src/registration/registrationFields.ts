/** Every field that a registration form may have (§3 "Registration fields"), by its wire name. */
export const registrationFieldNames = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'email',
  'nickname',
  'payeeName',
  'paymentPassword',
  'affiliateCode',
  'recommenderId',
  'verificationCode',
  'captcha',
  'qq',
  'whatsApp',
  'facebook',
  'telegram',
  'zalo',
  'line',
  'weChat',
  'idNumber',
  'birthday',
  'permanentAddress',
  'currentAddress',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'placeOfBirth',
  'bonusCode',
  'promoCode',
] as const;
export type RegistrationFieldName = (typeof registrationFieldNames)[number];

/** Fields whose blanks count: passwords are taken as they were typed. */
export const passwordFields: readonly RegistrationFieldName[] = ['password', 'confirmPassword', 'paymentPassword'];

/** Fields whose value must never be stored in a draft, logged, or sent unencrypted. */
export const secretFields: readonly RegistrationFieldName[] = [...passwordFields, 'verificationCode', 'captcha'];

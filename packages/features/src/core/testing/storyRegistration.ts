import { type RegistrationRule, type RegistrationSetting, registrationFieldNames } from '@baize/contract';

/** The form of most stories: what a brand asks at least, and two fields that may stay empty. */
export const storyRegistration: RegistrationSetting = {
  minimumAge: 18,
  fields: [
    { field: 'username', required: true, acceptedPattern: 'letterThenLettersDigits', min: 4, max: 16 },
    { field: 'password', required: true, acceptedPattern: 'lettersDigitsSymbols', min: 6, max: 16 },
    { field: 'confirmPassword', required: true, acceptedPattern: '*', min: 6, max: 16 },
    { field: 'email', required: false, acceptedPattern: 'email', min: 6, max: 100 },
    { field: 'affiliateCode', required: false, acceptedPattern: 'lettersOrDigits', min: 4, max: 16 },
  ],
};

const patterns: Partial<Record<RegistrationRule['field'], RegistrationRule['acceptedPattern']>> = {
  username: 'letterThenLettersDigits',
  password: 'strongPassword',
  mobileNum: 'digits',
  email: 'email',
  payeeName: 'uppercaseAndSpaces',
  verificationCode: 'digits',
  idNumber: 'digits',
  birthday: 'dateIso',
  nationality: 'uppercaseNoSpaces',
};

/** A brand that asks everything that §3 knows. */
export const storyEveryField: RegistrationSetting = {
  minimumAge: 21,
  fields: registrationFieldNames.map((field, index) => ({
    field,
    required: index % 2 === 0,
    acceptedPattern: patterns[field] ?? '*',
    // A nationality is a country's code.
    ...(field === 'nationality' ? { min: 2, max: 2 } : { min: 4, max: 16 }),
  })),
};

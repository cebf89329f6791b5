import { limits, type RegistrationSetting } from '@baize/contract';

const length = limits.loginInputLength;

/** The form of the default brand (§5): what is asked, and what may be typed. */
export const defaultRegistrationSetting: RegistrationSetting = {
  minimumAge: limits.minimumAge,
  fields: [
    { field: 'username', required: true, acceptedPattern: 'letterThenLettersDigits', min: 4, max: length },
    { field: 'password', required: true, acceptedPattern: 'lettersDigitsSymbols', min: 6, max: length },
    { field: 'confirmPassword', required: true, acceptedPattern: '*', min: 6, max: length },
    { field: 'nickname', required: false, acceptedPattern: '*', min: 2, max: 20 },
    { field: 'email', required: false, acceptedPattern: 'email', min: 6, max: 100 },
    { field: 'mobileNum', required: false, acceptedPattern: 'digits', min: 9, max: 11 },
    { field: 'paymentPassword', required: false, acceptedPattern: 'lettersDigitsSymbols', min: 6, max: length },
    { field: 'affiliateCode', required: false, acceptedPattern: 'lettersOrDigits', min: 4, max: 16 },
  ],
};

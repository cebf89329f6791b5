import {
  type Country,
  checkUsername,
  getAffiliate,
  type RegistrationFieldName,
  type RegistrationSetting,
  requestRegistrationSms,
} from '@baize/contract';
import {
  type Captcha,
  type CodeSending,
  dialingCodeOf,
  errorCodeOf,
  type PhoneValues,
  phoneRequestOf,
  useCaptcha,
  useClient,
  useCodeSending,
  useCountries,
} from '../../core/index.ts';
import type { RegistrationExtras, RegistrationFormValues } from '../rules/registrationRequest.ts';
import { type FieldLookup, type LookupAnswer, useFieldLookup } from './useFieldLookup.ts';

/** Fields about which the gateway is asked while the form is filled in. */
export type LookedUpField = 'username' | 'affiliateCode';

/** What some fields need beyond their rule; nothing of it is fetched for a form without them. */
export interface FormAids {
  countries: readonly Country[] | undefined;
  code: CodeSending<PhoneValues>;
  captcha: Captcha | undefined;
  lookups: Record<LookedUpField, FieldLookup>;
  /** What goes along with the values of a form. */
  extrasOf(values: RegistrationFormValues): RegistrationExtras;
}

/** Countries, the SMS code, the captcha and the two look-ups of a registration form (§5, §7). */
export function useFormAids(setting: RegistrationSetting): FormAids {
  const client = useClient();
  const ruleOf = (name: RegistrationFieldName) => setting.fields.find(({ field }) => field === name);
  const countries = useCountries(ruleOf('mobileNum') !== undefined);
  const captcha = useCaptcha('registration', ruleOf('captcha') !== undefined);
  const code = useCodeSending((phone: PhoneValues) => client.send(requestRegistrationSms, phoneRequestOf(phone, countries)));
  const username = useFieldLookup(ruleOf('username'), async (value, signal): Promise<LookupAnswer> => {
    const { available } = await client.send(checkUsername, { username: value }, { signal });
    return available ? { status: 'accepted', text: value } : { status: 'refused', code: 'exists.username.err' };
  });
  const affiliateCode = useFieldLookup(ruleOf('affiliateCode'), async (value, signal): Promise<LookupAnswer> => {
    try {
      const found = await client.send(getAffiliate, { code: value }, { signal });
      return { status: 'accepted', text: found.affiliateCode };
    } catch (error) {
      if (errorCodeOf(error) !== 'affiliate_code_error') throw error;
      return { status: 'refused', code: 'affiliate_code_error' };
    }
  });
  return {
    countries,
    code,
    captcha,
    lookups: { username, affiliateCode },
    extrasOf: ({ countryCode }) => ({ ...dialingCodeOf(countryCode, countries), captchaId: captcha?.id }),
  };
}

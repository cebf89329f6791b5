import { bindContact, type Country, requestContactCode } from '@baize/contract';
import { type CodeSending, dialingCodeOf, emptyFields, useClient, useCodeSending, useCountries } from '../../core/index.ts';
import { type SecurityForm, useSecurityForm } from '../form/useSecurityForm.ts';

/** Where codes go: a phone, or an e-mail address. */
export type ContactWay = 'sms' | 'email';

/** A contact as it is typed. */
export interface ContactInput {
  contact: string;
  /** ISO 3166-1 alpha-2, of a phone; empty for the one at home. */
  countryCode: string;
}

/** A contact with the code that came to it, and the login's password. */
export interface ContactValues extends ContactInput {
  code: string;
  password: string;
}

/** The binding of a contact as data and two actions. */
export interface ContactBinding extends SecurityForm<ContactValues, unknown, keyof ContactInput> {
  /** The one at home first; none for an e-mail address. */
  countries: readonly Country[] | undefined;
  code: CodeSending<ContactInput>;
}

const draftFields = ['contact', 'countryCode'] as const;

/** Binds a phone or e-mail address, in place of the one before (§5 "one account per … e-mail, phone"). */
export function useContactBinding(way: ContactWay): ContactBinding {
  const client = useClient();
  const countries = useCountries(way === 'sms');
  const requestOf = ({ contact, countryCode }: ContactInput) => ({
    way,
    contact: contact.trim(),
    ...dialingCodeOf(countryCode, countries),
  });
  const code = useCodeSending((input: ContactInput) => client.send(requestContactCode, requestOf(input)));
  const form = useSecurityForm({
    check: ({ contact, code: typed, password }: ContactValues) => emptyFields({ contact, code: typed, password }),
    send: ({ code: typed, password, ...input }: ContactValues) =>
      client.send(bindContact, { ...requestOf(input), code: typed.trim(), password }),
    draft: { form: `contact-${way}`, fields: draftFields },
    fieldOfCode: {
      duplicate_value: 'contact',
      phoneNumber_format_error: 'contact',
      email_format_error: 'contact',
      verification_code_error: 'code',
      verification_code_expired: 'code',
      'login.cred.err': 'password',
    },
  });
  return { ...form, countries, code };
}

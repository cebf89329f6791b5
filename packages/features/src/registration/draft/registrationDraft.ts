import { registrationFieldNames, secretFields } from '@baize/contract';
import { storedDraft, textsOf } from '../../core/index.ts';
import type { RegistrationWay } from '../rules/mobileSetting.ts';
import type { RegistrationFormValues } from '../rules/registrationRequest.ts';

/** What a reload brings back: no secret, and no consent, which is given anew. */
export interface RegistrationDraft {
  way: RegistrationWay;
  /** Empty where the visitor has emptied what the address had brought. */
  fields: RegistrationFormValues['fields'];
  countryCode: string;
}

const stored = storedDraft('registration');
const kept = registrationFieldNames.filter((name) => !secretFields.includes(name));

type Fields = RegistrationFormValues['fields'];

/** What the visitor himself has put into a field, or emptied: a code that stood there by itself gives way to that of the next address. */
function touchedOf(fields: Fields, carried: Fields): Fields {
  const stood = new Map<string, string>(Object.entries(carried));
  return Object.fromEntries(Object.entries(fields).filter(([name, text]) => text !== (stood.get(name) ?? '')));
}

/**
 * What may be kept of a form.
 * @param carried what stood in its fields by itself; default nothing
 */
export function draftOf(
  way: RegistrationWay,
  { fields, countryCode = '' }: RegistrationFormValues,
  carried: Fields = {},
): RegistrationDraft {
  return { way, fields: textsOf(touchedOf(fields, carried), kept), countryCode };
}

function readDraft(): RegistrationDraft | undefined {
  const { way, fields, countryCode } = stored.read();
  if (typeof fields !== 'object' || fields === null) return undefined;
  return {
    way: way === 'mobile' ? 'mobile' : 'username',
    fields: textsOf(fields, kept),
    countryCode: typeof countryCode === 'string' ? countryCode : '',
  };
}

/** The form as far as it was filled in; it lives as long as the tab, or until the account is opened or somebody logs in. */
export const registrationDraft = {
  /** Undefined where there is none. */
  read: readDraft,
  keep: (way: RegistrationWay, values: RegistrationFormValues, carried?: Fields): void => stored.keep(draftOf(way, values, carried)),
  drop: (): void => stored.drop(),
};

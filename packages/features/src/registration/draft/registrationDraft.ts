import { registrationFieldNames, secretFields } from '@baize/contract';
import { storedDraft, textsOf } from '../../core/index.ts';
import type { RegistrationWay } from '../rules/mobileSetting.ts';
import type { RegistrationFormValues } from '../rules/registrationRequest.ts';

/** What a reload brings back: no secret, and no consent, which is given anew. */
export interface RegistrationDraft {
  way: RegistrationWay;
  fields: RegistrationFormValues['fields'];
  countryCode: string;
}

const stored = storedDraft('registration');
const kept = registrationFieldNames.filter((name) => !secretFields.includes(name));

/** What may be kept of a form. */
export function draftOf(way: RegistrationWay, { fields, countryCode = '' }: RegistrationFormValues): RegistrationDraft {
  return { way, fields: textsOf(fields, kept), countryCode };
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
  keep: (way: RegistrationWay, values: RegistrationFormValues): void => stored.keep(draftOf(way, values)),
  drop: (): void => stored.drop(),
};

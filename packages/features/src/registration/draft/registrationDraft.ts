import { type RegistrationFieldName, registrationFieldNames, secretFields } from '@baize/contract';
import { safeStorage } from '../../core/index.ts';
import type { RegistrationWay } from '../rules/mobileSetting.ts';
import type { RegistrationFormValues } from '../rules/registrationRequest.ts';

/** What a reload brings back: no secret, and no consent, which is given anew. */
export interface RegistrationDraft {
  way: RegistrationWay;
  fields: RegistrationFormValues['fields'];
  countryCode: string;
}

const storage = safeStorage('session');
const key = 'baize-registration-draft';
const kept = registrationFieldNames.filter((name) => !secretFields.includes(name));

function openFieldsOf(fields: object): RegistrationFormValues['fields'] {
  const given = fields as Partial<Record<RegistrationFieldName, unknown>>;
  return Object.fromEntries(kept.flatMap((name) => (typeof given[name] === 'string' && given[name] !== '' ? [[name, given[name]]] : [])));
}

/** What may be kept of a form. */
export function draftOf(way: RegistrationWay, { fields, countryCode = '' }: RegistrationFormValues): RegistrationDraft {
  return { way, fields: openFieldsOf(fields), countryCode };
}

/** A draft from the storage; undefined for what is none. */
export function parseDraft(text: string | undefined): RegistrationDraft | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as Record<string, unknown> | null;
    if (typeof stored?.['fields'] !== 'object' || stored['fields'] === null) return undefined;
    return {
      way: stored['way'] === 'mobile' ? 'mobile' : 'username',
      fields: openFieldsOf(stored['fields']),
      countryCode: typeof stored['countryCode'] === 'string' ? stored['countryCode'] : '',
    };
  } catch {
    // Whatever stands there, it is no draft of ours: the form begins empty.
    return undefined;
  }
}

/** The form as far as it was filled in; it lives as long as the tab, or until the account is opened. */
export const registrationDraft = {
  read: (): RegistrationDraft | undefined => parseDraft(storage.get(key)),
  keep: (way: RegistrationWay, values: RegistrationFormValues): void => storage.set(key, JSON.stringify(draftOf(way, values))),
  drop: (): void => storage.remove(key),
};

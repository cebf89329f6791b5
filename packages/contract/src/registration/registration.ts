import * as z from 'zod/mini';
import { checkPattern, type PatternName, patternNames } from '../rules/patterns.ts';
import { isShownText } from '../rules/shownText.ts';
import { accountNameOf, phoneDigitsOf } from '../rules/typedName.ts';
import { composedText } from '../rules/typedText.ts';
import { spelledName } from '../security/realName.ts';
import type { FieldIssue } from '../wire/envelope.ts';
import { passwordFields, type RegistrationFieldName, registrationFieldNames, secretFields } from './registrationFields.ts';

/** One row of the gateway's field validation (§3 Permission: "register (field validation rules …)"). */
const registrationRule = z.object({
  field: z.enum(registrationFieldNames),
  /** Required fields carry an asterisk; the others say that they may be left empty (§3). */
  required: z.boolean(),
  acceptedPattern: z.enum(patternNames),
  min: z.int().check(z.gte(0)),
  max: z.int().check(z.gte(1)),
});
export type RegistrationRule = z.infer<typeof registrationRule>;

/** Reply of the registration setting (§5): its fields in the order of the form, and the age that a player must have. */
export const registrationSetting = z.object({
  fields: z.array(registrationRule),
  /** Years; §9 says 18, a brand may set 21. */
  minimumAge: z.int().check(z.gte(18)),
});
/** The fields of the registration form in their order, and the age that a player must have (§5, §9). */
export type RegistrationSetting = z.infer<typeof registrationSetting>;

/** Values of a form or a body: text by field. */
export type RegistrationValues = Partial<Record<RegistrationFieldName, string>>;

/**
 * A field as it is checked, sent and kept: in one spelling (NFC), without blanks around it, a name with one between its words, a phone by its
 * digits, a secret with its blanks.
 * @returns '' for what is nothing but blanks.
 */
export function keptValue(field: RegistrationFieldName, typed: string): string {
  const text = composedText(typed);
  if (passwordFields.includes(field)) return text;
  if (field === 'mobileNum') return phoneDigitsOf(text) ?? text.trim();
  // An account that a phone opened is named by its digits alone.
  if (field === 'recommenderId') return accountNameOf(text).replace('+', '');
  return field === 'payeeName' ? spelledName(text) : text.trim();
}

/** Patterns in which words are told apart by a blank. */
const patternsOfWords: readonly PatternName[] = [
  '*',
  'englishLettersAndSpaces',
  'lettersAndSpaces',
  'uppercaseAndSpaces',
  'thaiOrEnglishAndSpaces',
];

/** §5 "Payee name must be the real name, … with spaces": two words at least, wherever its pattern has room for them. */
const isPartOfName = ({ field, acceptedPattern, ...range }: RegistrationRule, value: string): boolean =>
  field === 'payeeName' && patternsOfWords.includes(acceptedPattern) && checkPattern('fullName', value, range) !== undefined;

/** Whether a field that people are shown has hidden characters: not a secret, nor a phone, which its country's rules check (`phoneOf`). */
const isHiddenText = ({ field }: RegistrationRule, value: string): boolean =>
  !secretFields.includes(field) && field !== 'mobileNum' && !isShownText(value);

function checkField(rule: RegistrationRule, values: RegistrationValues): FieldIssue | undefined {
  const value = keptValue(rule.field, values[rule.field] ?? '');
  if (value === '') return rule.required ? { field: rule.field, code: 'field_required' } : undefined;
  if (rule.field === 'confirmPassword') {
    return value === composedText(values.password ?? '') ? undefined : { field: rule.field, code: 'double_password_inconformity' };
  }
  const isMisspelt = isPartOfName(rule, value) || isHiddenText(rule, value);
  const code = checkPattern(rule.acceptedPattern, value, rule) ?? (isMisspelt ? 'field_format_error' : undefined);
  return code && { field: rule.field, code, params: { min: rule.min, max: rule.max } };
}

/** The refused fields, each by itself, in the order of the rules. */
export const checkFields = (rules: readonly RegistrationRule[], values: RegistrationValues): FieldIssue[] =>
  rules.map((rule) => checkField(rule, values)).filter((issue) => issue !== undefined);

/** Whole years between a date of birth and a day, both `yyyy-MM-dd`. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(4) < birthday.slice(4) ? years - 1 : years;
}

/** A birthday as yyyy-MM-dd, however the setting has it written. */
function isoBirthdayOf(pattern: PatternName, value: string): string {
  return pattern === 'dateMonthFirst' ? `${value.slice(6)}-${value.slice(0, 5)}` : value;
}

/**
 * The registration rules of §5, the same on both sides of the wire.
 * @param today the brand's day, `yyyy-MM-dd`: an age is counted by it
 * @returns every refused field, in the order of the setting; empty when the form may be sent.
 */
export function checkRegistration(setting: RegistrationSetting, values: RegistrationValues, today: string): FieldIssue[] {
  const issues = checkFields(setting.fields, values);
  // A fund password guards the money from who knows the login's.
  const isSameSecret = values.paymentPassword !== undefined && values.paymentPassword !== '' && values.paymentPassword === values.password;
  if (isSameSecret && !issues.some(({ field }) => field === 'paymentPassword' || field === 'password')) {
    issues.push({ field: 'paymentPassword', code: 'password_not_allowed' });
  }
  const birthday = values.birthday ?? '';
  if (birthday !== '' && !issues.some((issue) => issue.field === 'birthday')) {
    const pattern = setting.fields.find(({ field }) => field === 'birthday')?.acceptedPattern ?? 'dateIso';
    if (ageOn(isoBirthdayOf(pattern, birthday), today) < setting.minimumAge) {
      issues.push({ field: 'birthday', code: 'underage', params: { min: setting.minimumAge } });
    }
  }
  return issues;
}

import type { FieldIssue, RegistrationFieldName, RegistrationRule, RegistrationSetting } from '@baize/contract';
import type { FormFieldName } from './registrationRequest.ts';

type FormStepId = 'account' | 'contact' | 'personal' | 'agreement';

/** A part of the form: a page of its own on a phone, a group of fields elsewhere. */
export interface FormStep {
  id: FormStepId;
  rules: readonly RegistrationRule[];
  /** Below the two boxes: the code that came by SMS is good for minutes, and the terms take long to read. */
  rulesAfterBoxes: readonly RegistrationRule[];
  /** Fields whose errors belong here, in the order in which they stand; the last step has the two boxes. */
  fields: readonly FormFieldName[];
}

/** More fields than this are cut into steps. */
export const fieldsOfOneStep = 6;

const fieldsOfStep: Record<FormStepId, readonly RegistrationFieldName[]> = {
  account: ['username', 'password', 'confirmPassword', 'nickname', 'paymentPassword'],
  contact: ['mobileNum', 'email', 'qq', 'whatsApp', 'facebook', 'telegram', 'zalo', 'line', 'weChat'],
  personal: [
    'payeeName',
    'idNumber',
    'birthday',
    'nationality',
    'placeOfBirth',
    'permanentAddress',
    'currentAddress',
    'occupation',
    'sourceOfIncome',
  ],
  agreement: ['affiliateCode', 'recommenderId', 'bonusCode', 'promoCode', 'verificationCode', 'captcha'],
};
const boxes = ['ageConfirmed', 'termsAccepted'] as const;
const isAfterBoxes = ({ field }: RegistrationRule): boolean => field === 'verificationCode';

/** The step that is sent, with the boxes before what is asked last. */
function lastStep(id: FormStepId, all: readonly RegistrationRule[]): FormStep {
  const rules = all.filter((rule) => !isAfterBoxes(rule));
  const rulesAfterBoxes = all.filter(isAfterBoxes);
  return {
    id,
    rules,
    rulesAfterBoxes,
    fields: [...rules.map(({ field }) => field), ...boxes, ...rulesAfterBoxes.map(({ field }) => field)],
  };
}

/** The form in steps, each in the order of the setting; one step where the form is short. */
export function stepsOf({ fields }: RegistrationSetting): FormStep[] {
  if (fields.length <= fieldsOfOneStep) return [lastStep('account', fields)];
  return (Object.keys(fieldsOfStep) as FormStepId[]).flatMap((id): FormStep[] => {
    const rules = fields.filter(({ field }) => fieldsOfStep[id].includes(field));
    if (id === 'agreement') return [lastStep(id, rules)];
    return rules.length === 0 ? [] : [{ id, rules, rulesAfterBoxes: [], fields: rules.map(({ field }) => field) }];
  });
}

const isOf = (step: FormStep, { field }: FieldIssue): boolean => step.fields.some((name) => name === field);

/** The first step that an issue belongs to; undefined when none has such a field. */
export function stepOfIssues(steps: readonly FormStep[], issues: readonly FieldIssue[]): number | undefined {
  const index = steps.findIndex((step) => issues.some((issue) => isOf(step, issue)));
  return index < 0 ? undefined : index;
}

/** The issues of one step, in its order. */
export function issuesOfStep(step: FormStep, issues: readonly FieldIssue[]): FieldIssue[] {
  return step.fields.flatMap((field) => issues.filter((issue) => issue.field === field));
}

/** The issues in the order in which the steps show their fields; those without a field at the end. */
export function sortIssues(steps: readonly FormStep[], issues: readonly FieldIssue[]): FieldIssue[] {
  const placed = steps.flatMap((step) => issuesOfStep(step, issues));
  return [...placed, ...issues.filter((issue) => !placed.includes(issue))];
}

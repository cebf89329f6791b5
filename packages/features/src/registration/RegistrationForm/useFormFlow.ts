import type { FieldIssue, RegistrationSetting } from '@baize/contract';
import { type BaseSyntheticEvent, useEffect, useMemo, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { formRefusedBy, useBrandDay } from '../../core/index.ts';
import type { FormAids, LookedUpField } from '../fields/useFormAids.ts';
import { type FormStep, issuesOfStep, sortIssues, stepOfIssues, stepsOf } from '../rules/formSteps.ts';
import { checkForm, type RegistrationFormValues } from '../rules/registrationRequest.ts';
import type { RegistrationOutcome } from './useRegistration.ts';

type Refusal = Extract<RegistrationOutcome, { status: 'refused' }>;

export interface FormFlowOptions {
  setting: RegistrationSetting;
  initialValues: RegistrationFormValues;
  /** One step at a time, as on a phone. */
  isStepwise: boolean;
  lookups: FormAids['lookups'];
  onEdit(values: RegistrationFormValues): void;
  /** Undefined when the form is already on its way. */
  onSubmit(values: RegistrationFormValues): Promise<RegistrationOutcome | undefined>;
}

/** A form in steps: where the player is, what is wrong, and the two ways on. */
export interface FormFlow {
  form: UseFormReturn<RegistrationFormValues>;
  steps: readonly FormStep[];
  /** Of the step that is shown, where one is shown at a time. */
  stepIndex: number;
  refusal: Refusal | undefined;
  /** Grows with each refusal, not while the player mends what it names. */
  refusalCount: number;
  /** What was said of a field counts no longer. */
  forget(field: string): void;
  /** Shows issues as a refusal does, and goes to the step that holds the first. */
  refuse(refusal: Refusal): void;
  goBack(): void;
  /** On to the next step where there is one, else the form is sent. */
  submit(event?: BaseSyntheticEvent): Promise<void>;
}

const invalid = (issues: FieldIssue[]): Refusal => ({ status: 'refused', ...formRefusedBy(issues) });
const lookedUp: readonly LookedUpField[] = ['username', 'affiliateCode'];

/** What is said of a phone is said of it in its country. */
const fieldOf = (name: string): string => (name === 'countryCode' ? 'mobileNum' : name.replace('fields.', ''));

/** A refusal without what the player has touched since; none when nothing is left of it. */
function withoutField(refusal: Refusal | undefined, field: string): Refusal | undefined {
  if (!refusal?.issues.some((issue) => issue.field === field)) return refusal;
  const issues = refusal.issues.filter((issue) => issue.field !== field);
  return issues.length > 0 ? { ...refusal, issues } : undefined;
}

/** Keeps a registration form's values, errors and steps; nothing typed is lost between steps. */
export function useFormFlow(options: FormFlowOptions): FormFlow {
  const { setting, initialValues, isStepwise, lookups, onEdit, onSubmit } = options;
  const form = useForm<RegistrationFormValues>({ defaultValues: initialValues });
  const { subscribe } = form;
  const today = useBrandDay();
  const [askedIndex, setStepIndex] = useState(0);
  const [refusal, setRefusal] = useState<Refusal>();
  const [refusalCount, setRefusalCount] = useState(0);
  const steps = useMemo(() => stepsOf(setting), [setting]);
  const stepIndex = Math.min(askedIndex, steps.length - 1);
  const step = steps[stepIndex];

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name = '', type, values }) => {
          onEdit(values);
          // A field that the form itself empties (a captcha with a new picture) keeps what was said of it.
          if (type === 'change') setRefusal((before) => withoutField(before, fieldOf(name)));
        },
      }),
    [subscribe, onEdit],
  );
  // What came with the address or the draft is asked about as if it had been typed.
  const { username, affiliateCode } = lookups;
  useEffect(() => {
    username.ask(initialValues.fields.username ?? '');
    affiliateCode.ask(initialValues.fields.affiliateCode ?? '');
  }, [username.ask, affiliateCode.ask, initialValues]);

  const refuse = (next: Refusal): void => {
    setRefusalCount((count) => count + 1);
    setRefusal({ ...next, issues: sortIssues(steps, next.issues) });
    setStepIndex(stepOfIssues(steps, next.issues) ?? stepIndex);
  };
  const leaveStep = (values: RegistrationFormValues, current: FormStep): void => {
    const known = lookedUp.flatMap((field): FieldIssue[] => {
      const result = lookups[field].resultOf(values.fields[field] ?? '');
      return result.status === 'refused' ? [{ field, code: result.code }] : [];
    });
    const issues = issuesOfStep(current, [...checkForm(setting, values, today), ...known]);
    if (issues.length > 0) {
      refuse(invalid(issues));
      return;
    }
    setRefusal(undefined);
    setStepIndex(stepIndex + 1);
  };
  const submit = form.handleSubmit(async (values) => {
    if (isStepwise && step && stepIndex < steps.length - 1) return leaveStep(values, step);
    const outcome = await onSubmit(values);
    if (outcome?.status === 'refused') refuse(outcome);
    else if (outcome) setRefusal(undefined);
  });
  const forget = (field: string): void => setRefusal((before) => withoutField(before, field));
  const goBack = (): void => setStepIndex(Math.max(stepIndex - 1, 0));
  return { form, steps, stepIndex, refusal, refusalCount, forget, refuse, goBack, submit };
}

import type { FieldIssue, RegistrationSetting } from '@baize/contract';
import { Button, Callout, ErrorSummary, Heading, Inline, Link, Stack, Text } from '@baize/design-system';
import { type ReactElement, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formRefusedBy, holdFocus, isToldAnswer, type Refused, useBrandDay, useCodeContact } from '../../core/index.ts';
import { FieldContext } from '../fields/FieldContext.ts';
import { RegistrationField } from '../fields/RegistrationField.tsx';
import type { FormAids } from '../fields/useFormAids.ts';
import { takenTextKey } from '../rules/issueTextKey.ts';
import { checkForm, isFormField, type RegistrationFormValues, wireValues } from '../rules/registrationRequest.ts';
import { AgreementBoxes } from './AgreementBoxes.tsx';
import { FormWay } from './FormWay.tsx';
import { RegistrationFormSkeleton } from './RegistrationFormSkeleton.tsx';
import { useFormFlow } from './useFormFlow.ts';
import type { RegistrationOutcome } from './useRegistration.ts';

export interface RegistrationFormViewProps {
  setting: RegistrationSetting;
  isSending: boolean;
  /** One step at a time, where the form is long enough for steps. */
  isStepwise: boolean;
  /** Values known before the player types: codes from the address, and the draft. */
  initialValues: RegistrationFormValues;
  /** The login did not know the user and sent him here (§8 `not_exist_user`). */
  isUnknownUser: boolean;
  loginHref: string;
  termsHref: string;
  aids: Pick<FormAids, 'countries' | 'code' | 'captcha' | 'lookups'>;
  /** The sentence of an error of the catalogue, in the player's language. */
  textOf(refusal: Refused): string;
  onEdit(values: RegistrationFormValues): void;
  /** Undefined when the form is already on its way. */
  onSubmit(values: RegistrationFormValues): Promise<RegistrationOutcome | undefined>;
}

/** The registration form, made from the gateway's rules; every error stands at its field and in the summary. */
export function RegistrationFormView(props: RegistrationFormViewProps): ReactElement {
  const { setting, isSending, isStepwise, initialValues, isUnknownUser, loginHref, termsHref, aids, textOf, onEdit, onSubmit } = props;
  const { t } = useTranslation('registration');
  const today = useBrandDay();
  const flow = useFormFlow({ setting, initialValues, isStepwise, lookups: aids.lookups, onEdit, onSubmit });
  const { form, steps, stepIndex, refusal, refusalCount } = flow;
  const summary = useRef<HTMLDivElement>(null);
  const codeContact = useCodeContact(form.watch(['countryCode', 'fields.mobileNum']).join(' '));
  useEffect(() => {
    if (refusalCount > 0) summary.current?.focus();
  }, [refusalCount]);

  const isInSteps = isStepwise && steps.length > 1;
  const isShown = (index: number): boolean => !isInSteps || index === stepIndex;
  const shownFields: readonly string[] = steps.filter((_, index) => isShown(index)).flatMap(({ fields }) => fields);

  const sentenceOf = (issue: FieldIssue): string => {
    const key = takenTextKey(issue);
    if (key) return t(key);
    const countryCode = form.getValues('countryCode');
    const country = aids.countries?.find((candidate) => (countryCode ? candidate.countryCode === countryCode : candidate.isHome));
    return issue.code === 'phoneNumber_format_error' && country?.example ? t('phoneExample', { example: country.example }) : textOf(issue);
  };
  const codeIssue = (): FieldIssue | undefined => {
    const refused = aids.code.refusal;
    if (!refused || !codeContact.isAsked) return undefined;
    return { field: refused.code === 'phoneNumber_format_error' ? 'mobileNum' : 'verificationCode', ...refused };
  };
  const lookupIssue = (field: string): FieldIssue | undefined => {
    if (field !== 'username' && field !== 'affiliateCode') return undefined;
    const result = aids.lookups[field].resultOf(form.getValues(`fields.${field}`) ?? '');
    return result.status === 'refused' ? { field, code: result.code } : undefined;
  };
  const errorOf = (field: string): string | undefined => {
    const issue = [...(refusal?.issues ?? []), codeIssue(), lookupIssue(field)].find((candidate) => candidate?.field === field);
    return issue && sentenceOf(issue);
  };
  /** The phone was typed in a step before that of its code. */
  const leadToPhone = (refused: Refused): void => {
    if (refused.code !== 'phoneNumber_format_error' || shownFields.includes('mobileNum')) return;
    flow.refuse({ status: 'refused', ...formRefusedBy([{ field: 'mobileNum', ...refused }]) });
  };
  const sendCode = async (): Promise<boolean> => {
    const values = form.getValues();
    const issues = checkForm(setting, values, today).filter(({ field }) => field === 'mobileNum');
    if (issues.length > 0) {
      flow.refuse({ status: 'refused', ...formRefusedBy(issues) });
      return false;
    }
    const { mobileNum = '' } = wireValues(setting, values.fields);
    const moveFocus = holdFocus();
    const phone = { mobileNum, countryCode: values.countryCode ?? '' };
    const isSent = await codeContact.ask(() => aids.code.sendCode(phone, leadToPhone));
    if (!isSent) return false;
    flow.forget('verificationCode');
    moveFocus(() => form.setFocus('fields.verificationCode', { shouldSelect: true }));
    return true;
  };

  const isElsewhere = ({ field }: FieldIssue): boolean =>
    !shownFields.includes(field) && steps.some(({ fields }) => fields.some((name) => name === field));
  const summaryErrors = (refusal?.issues ?? [])
    // What was said of a picture does not count for the next one, which the device has read.
    .filter((issue) => !isElsewhere(issue) && !(issue.field === 'captcha' && isToldAnswer(aids.captcha, form.watch('fields.captcha'))))
    .map((issue) => ({
      ...(shownFields.includes(issue.field) && { fieldId: `registration-${issue.field}` }),
      message: isFormField(issue.field) ? `${t(`field.${issue.field}`)}: ${sentenceOf(issue)}` : sentenceOf(issue),
    }));
  const isLast = !isInSteps || stepIndex === steps.length - 1;

  return (
    <FieldContext value={{ form, aids, errorOf, isCodeSent: codeContact.isSent, sendCode }}>
      {/* Whole or not at all: a field that came later would push the rest away under the player's finger. */}
      <Suspense fallback={<RegistrationFormSkeleton />}>
        <form noValidate onSubmit={flow.submit}>
          <Stack gap={4}>
            {isUnknownUser && <Callout tone="info">{textOf({ code: 'not_exist_user' })}</Callout>}
            {isInSteps && <FormWay flow={flow} />}
            {summaryErrors.length > 0 && <ErrorSummary ref={summary} title={t('summary')} errors={summaryErrors} />}
            {refusal && refusal.issues.length === 0 && <Callout tone="negative">{textOf(refusal)}</Callout>}
            {steps.map((step, index) => (
              <section key={step.id} hidden={!isShown(index)} aria-label={steps.length > 1 ? t(`step.${step.id}`) : undefined}>
                <Stack gap={4}>
                  {steps.length > 1 && !isInSteps && (
                    <Heading level={2} size="large">
                      {t(`step.${step.id}`)}
                    </Heading>
                  )}
                  {step.rules.map((rule) => (
                    <RegistrationField key={rule.field} rule={rule} />
                  ))}
                  {index === steps.length - 1 && (
                    <AgreementBoxes minimumAge={setting.minimumAge} termsHref={termsHref} register={form.register} errorOf={errorOf} />
                  )}
                  {step.rulesAfterBoxes.map((rule) => (
                    <RegistrationField key={rule.field} rule={rule} />
                  ))}
                </Stack>
              </section>
            ))}
            <Button type="submit" fullWidth pending={isSending}>
              {t(isLast ? 'register' : 'next')}
            </Button>
            {isInSteps && stepIndex > 0 && (
              <Button tone="ghost" fullWidth onClick={flow.goBack}>
                {t('back')}
              </Button>
            )}
            <Inline gap={2} justify="center" wrap>
              <Text tone="muted">{t('haveAccount')}</Text>
              <Link href={loginHref}>{t('logIn')}</Link>
            </Inline>
          </Stack>
        </form>
      </Suspense>
    </FieldContext>
  );
}

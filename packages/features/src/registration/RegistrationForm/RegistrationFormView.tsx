import type { FieldIssue, RegistrationSetting } from '@baize/contract';
import { Button, Callout, Checkbox, ErrorSummary, Inline, Link, Stack, Text } from '@baize/design-system';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RegistrationField } from './RegistrationField.tsx';
import { isFormField, type RegistrationFormValues } from './registrationRequest.ts';
import type { RegistrationOutcome } from './useRegistration.ts';

export interface RegistrationFormViewProps {
  setting: RegistrationSetting;
  isSending: boolean;
  /** Values known before the player types: codes from the address. */
  initialFields: RegistrationFormValues['fields'];
  /** The login did not know the user and sent him here (§8 `not_exist_user`). */
  isUnknownUser: boolean;
  loginHref: string;
  termsHref: string;
  /** The sentence of an error, in the player's language. */
  textOf(issue: Pick<FieldIssue, 'code' | 'params'>): string;
  /** Undefined when the form is already on its way. */
  onSubmit(values: RegistrationFormValues): Promise<RegistrationOutcome | undefined>;
}

/** The registration form, made from the gateway's rules; every error stands at its field and in the summary. */
export function RegistrationFormView(props: RegistrationFormViewProps): ReactElement {
  const { setting, isSending, initialFields, isUnknownUser, loginHref, termsHref, textOf, onSubmit } = props;
  const { t } = useTranslation('registration');
  const [refusal, setRefusal] = useState<Extract<RegistrationOutcome, { status: 'refused' }>>();
  const summary = useRef<HTMLDivElement>(null);
  const { register, handleSubmit } = useForm<RegistrationFormValues>({
    defaultValues: { fields: initialFields, ageConfirmed: false, termsAccepted: false },
  });
  const errorOf = (field: string): string | undefined => {
    const issue = refusal?.issues.find((candidate) => candidate.field === field);
    return issue && textOf(issue);
  };
  useEffect(() => {
    if (refusal) summary.current?.focus();
  }, [refusal]);
  const submit = handleSubmit(async (values) => {
    const outcome = await onSubmit(values);
    if (!outcome) return;
    setRefusal(outcome.status === 'refused' ? outcome : undefined);
  });
  const shownFields: readonly string[] = [...setting.fields.map(({ field }) => field), 'ageConfirmed', 'termsAccepted'];
  const summaryErrors = refusal?.issues.map((issue) => ({
    ...(shownFields.includes(issue.field) && { fieldId: `registration-${issue.field}` }),
    message: isFormField(issue.field) ? `${t(`field.${issue.field}`)}: ${textOf(issue)}` : textOf(issue),
  }));

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={4}>
        {isUnknownUser && <Callout tone="info">{textOf({ code: 'not_exist_user' })}</Callout>}
        {summaryErrors && summaryErrors.length > 0 && <ErrorSummary ref={summary} title={t('summary')} errors={summaryErrors} />}
        {refusal && refusal.issues.length === 0 && <Callout tone="negative">{textOf(refusal)}</Callout>}
        {setting.fields.map((rule) => (
          <RegistrationField key={rule.field} rule={rule} error={errorOf(rule.field)} input={register(`fields.${rule.field}`)} />
        ))}
        <Checkbox
          {...register('ageConfirmed')}
          id="registration-ageConfirmed"
          label={t('age', { age: setting.minimumAge })}
          error={errorOf('ageConfirmed')}
        />
        <Checkbox
          {...register('termsAccepted')}
          id="registration-termsAccepted"
          label={
            <>
              {t('agree')}{' '}
              <Link href={termsHref} inline>
                {t('terms')}
              </Link>
            </>
          }
          error={errorOf('termsAccepted')}
        />
        <Button type="submit" fullWidth pending={isSending}>
          {t('register')}
        </Button>
        <Inline gap={2} justify="center" wrap>
          <Text tone="muted">{t('haveAccount')}</Text>
          <Link href={loginHref}>{t('logIn')}</Link>
        </Inline>
      </Stack>
    </form>
  );
}

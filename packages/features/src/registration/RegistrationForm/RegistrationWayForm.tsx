import { Callout, ErrorState, Stack } from '@baize/design-system';
import { media } from '@baize/design-system/tokens';
import { type ReactElement, type RefObject, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FormRefusal, useErrorText, useMediaQuery, useSingleFlight, useView } from '../../core/index.ts';
import { registrationDraft } from '../draft/registrationDraft.ts';
import { useFormAids } from '../fields/useFormAids.ts';
import type { RegistrationWay } from '../rules/mobileSetting.ts';
import { carriedCodeOf, type RegistrationFormValues, type RegistrationSource } from '../rules/registrationRequest.ts';
import { RegistrationFormSkeleton } from './RegistrationFormSkeleton.tsx';
import { RegistrationFormView } from './RegistrationFormView.tsx';
import { useCarriedCode } from './useCarriedCode.ts';
import { type Registration, type RegistrationState, useRegistration } from './useRegistration.ts';

export interface RegistrationWayFormProps {
  way: RegistrationWay;
  /** Where what was typed outlives the form: the other way of the page takes it over, secrets too. */
  typed: RefObject<RegistrationFormValues | undefined>;
  source: RegistrationSource;
  /** Codes from the address (§3). */
  initialFields: RegistrationFormValues['fields'];
  /** The login did not know the user and sent him here (§8 `not_exist_user`): the form says so. */
  isUnknownUser: boolean;
  loginHref: string;
  termsHref: string;
  /** The player is registered and logged in. The submit was answered before, so that a window opened now may be blocked. */
  onRegistered(): void;
}

type Ready = Extract<RegistrationState, { status: 'ready' }>;
interface ReadyFormProps extends RegistrationWayFormProps, Pick<Ready, 'setting' | 'isSending'>, Pick<Registration, 'register'> {}

/** An address can bring anything: so much of it is said. */
const longestShownCode = 24;

/** What the draft and the address know; what the visitor has typed or emptied counts more than a code of the address. */
function initialValuesOf(carried: RegistrationFormValues['fields']): RegistrationFormValues {
  const draft = registrationDraft.read();
  return { fields: { ...carried, ...draft?.fields }, countryCode: draft?.countryCode ?? '', ageConfirmed: false, termsAccepted: false };
}

/** A gateway tells of the brand's default password last of all, when the picture has had its one try. */
const isCaptchaSpent = ({ code, issues }: FormRefusal): boolean =>
  code !== 'validation_failed' || issues.some((issue) => issue.field === 'password' && issue.code === 'password_not_allowed');

function ReadyForm({
  way,
  typed,
  setting,
  isSending,
  register,
  source,
  initialFields,
  onRegistered,
  ...rest
}: ReadyFormProps): ReactElement {
  const View = useView(RegistrationFormView);
  const { t } = useTranslation('registration');
  const errorText = useErrorText();
  const isStepwise = useMediaQuery(media.phone);
  const aids = useFormAids(setting);
  const [carriedFields] = useState(initialFields);
  const [initialValues] = useState(() => typed.current ?? initialValuesOf(carriedFields));
  const carriedCode = carriedCodeOf(setting, initialValues, source);
  const carried = useCarriedCode(carriedCode);
  const keepDraft = useCallback(
    (values: RegistrationFormValues) => {
      typed.current = values;
      registrationDraft.keep(way, values, carriedFields);
    },
    [way, typed, carriedFields],
  );
  const submit = useSingleFlight(async (values: RegistrationFormValues) => {
    const outcome = await register(values, source, aids.extrasOf(values));
    if (outcome.status === 'registered') onRegistered();
    else if (isCaptchaSpent(outcome)) aids.captcha?.refresh();
    return outcome;
  });
  // What would push the form down is known before it stands.
  if (carried === 'checking') return <RegistrationFormSkeleton />;
  return (
    <Stack gap={4}>
      {carried === 'refused' && (
        <Callout tone="warning">{t('carriedCodeRefused', { code: carriedCode?.slice(0, longestShownCode) })}</Callout>
      )}
      <View
        {...rest}
        setting={setting}
        isSending={isSending}
        isStepwise={isStepwise}
        initialValues={initialValues}
        aids={aids}
        textOf={errorText.of}
        onEdit={keepDraft}
        onSubmit={submit}
      />
    </Stack>
  );
}

/** The form of one way to register, as soon as its rules have come (§5). */
export function RegistrationWayForm(props: RegistrationWayFormProps): ReactElement {
  const { t } = useTranslation('registration');
  const errorText = useErrorText();
  const { state, register } = useRegistration(props.way);
  if (state.status === 'loading') return <RegistrationFormSkeleton />;
  if (state.status === 'error') {
    return (
      <ErrorState title={t('loadFailed')} retry={{ onRetry: state.retry }}>
        {errorText.of(state)}
      </ErrorState>
    );
  }
  return <ReadyForm {...props} setting={state.setting} isSending={state.isSending} register={register} />;
}

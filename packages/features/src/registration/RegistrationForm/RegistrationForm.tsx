import { ErrorState, Skeleton, Stack, useWords } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useSingleFlight } from '../../core/index.ts';
import { RegistrationFormView } from './RegistrationFormView.tsx';
import type { RegistrationFormValues, RegistrationSource } from './registrationRequest.ts';
import { useRegistration } from './useRegistration.ts';

export interface RegistrationFormProps {
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

/** The registration form on the gateway of the app, made from the gateway’s rules (§5). */
export function RegistrationForm(props: RegistrationFormProps): ReactElement {
  const { source, initialFields, isUnknownUser, loginHref, termsHref, onRegistered } = props;
  const { t } = useTranslation('registration');
  const words = useWords();
  const errorText = useErrorText();
  const { state, register } = useRegistration();
  const submit = useSingleFlight(async (values: RegistrationFormValues) => {
    const outcome = await register(values, source);
    if (outcome.status === 'registered') onRegistered();
    return outcome;
  });
  if (state.status === 'loading') {
    return (
      <Stack gap={4}>
        {['username', 'password', 'confirm', 'nickname'].map((row) => (
          <Skeleton key={row} shape="control" />
        ))}
      </Stack>
    );
  }
  if (state.status === 'error') {
    return (
      <ErrorState title={t('loadFailed')} retry={{ text: words.retry, onRetry: state.retry }}>
        {errorText.ofCode(state.code)}
      </ErrorState>
    );
  }
  return (
    <RegistrationFormView
      setting={state.setting}
      isSending={state.isSending}
      initialFields={initialFields}
      isUnknownUser={isUnknownUser}
      loginHref={loginHref}
      termsHref={termsHref}
      textOf={({ code, params }) => errorText.ofCode(code, params)}
      onSubmit={submit}
    />
  );
}

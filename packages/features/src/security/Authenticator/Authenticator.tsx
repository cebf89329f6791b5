import { useDialogs } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useView } from '../../core/index.ts';
import { FormPage } from '../form/FormPage.tsx';
import type { Security } from '../useSecurity.ts';
import { AuthenticatorView } from './AuthenticatorView.tsx';
import { useAuthenticator } from './useAuthenticator.ts';

export interface AuthenticatorProps {
  security: Security;
  overviewHref: string;
}

/** Sets up, replaces or removes the authenticator app (§4). */
export function Authenticator({ security, overviewHref }: AuthenticatorProps): ReactElement {
  const View = useView(AuthenticatorView);
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const { confirm: ask } = useDialogs();
  const { step, start, confirm, remove } = useAuthenticator();
  const doneTexts = { password: undefined, scan: undefined, bound: t('authenticator.done'), removed: t('authenticator.removed') };
  const askAndRemove = async (values: { password: string }) => {
    const question = { title: t('authenticator.remove'), message: t('authenticator.removeQuestion'), okText: t('authenticator.remove') };
    if (values.password !== '' && !(await ask({ ...question, tone: 'danger' }))) return undefined;
    return remove.submit(values);
  };
  return (
    <FormPage title={t('authenticator')} lead={t('authenticator.about')} overviewHref={overviewHref} done={doneTexts[step.name]}>
      <View
        isBound={security.hasAuthenticator}
        secret={step.name === 'scan' ? step.secret : undefined}
        isStarting={start.isSending}
        isConfirming={confirm.isSending}
        isRemoving={remove.isSending}
        textOf={errorText.of}
        onStart={start.submit}
        onConfirm={confirm.submit}
        onRemove={askAndRemove}
        onStartAgain={start.reset}
      />
    </FormPage>
  );
}

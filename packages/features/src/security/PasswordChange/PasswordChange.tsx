import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useSession, useView } from '../../core/index.ts';
import { FormPage } from '../form/FormPage.tsx';
import { PasswordChangeView } from './PasswordChangeView.tsx';
import { useNewPassword } from './useNewPassword.ts';

export interface PasswordChangeProps {
  overviewHref: string;
}

/** The change of the login's password (§3 "Password change"). */
export function PasswordChange({ overviewHref }: PasswordChangeProps): ReactElement {
  const View = useView(PasswordChangeView);
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const session = useSession();
  const { rule, isSending, reply, submit } = useNewPassword('login');
  return (
    <FormPage
      title={t('password.change')}
      lead={t('password.endsOthers')}
      overviewHref={overviewHref}
      done={reply ? t('password.done') : undefined}
    >
      <View
        isCurrentOfLogin
        account={session.status === 'loggedIn' ? session.account : ''}
        texts={{ current: t('oldPassword'), next: t('newPassword'), confirm: t('confirmNewPassword'), save: t('savePassword') }}
        rule={rule}
        isSending={isSending}
        textOf={errorText.of}
        onSubmit={submit}
      />
    </FormPage>
  );
}

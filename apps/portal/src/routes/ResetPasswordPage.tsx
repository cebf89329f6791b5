import { ResetPassword } from '@baize/features/session';
import { type ReactElement, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { addresses, withLayer } from './addresses.ts';
import { FormPage } from './FormPage.tsx';
import { linkingTicket } from './socialTickets.ts';
import { usePageTitle } from './usePageTitle.ts';

/** Where the link of a mail leads: a new password (§2). */
export function ResetPasswordPage(): ReactElement {
  const { t } = useTranslation('session');
  usePageTitle(t('resetTitle'));
  const { search } = useLocation();
  // A user who forgot his password in the link form of a social login goes on there.
  useEffect(() => linkingTicket.adopt(), []);
  const home = { pathname: addresses.home, search: '' };
  return (
    <FormPage title={t('resetTitle')}>
      <ResetPassword
        token={new URLSearchParams(search).get('token') ?? ''}
        loginHref={withLayer(home, { dialog: 'login' })}
        forgotHref={withLayer(home, { dialog: 'forgot' })}
      />
    </FormPage>
  );
}

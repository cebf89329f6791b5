import { Card, Heading, Stack } from '@baize/design-system';
import { usePermission } from '@baize/features/core';
import { ResetPassword } from '@baize/features/login';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { addresses, withLayer } from './addresses.ts';
import { borrowLink } from './lentLink.ts';
import { linkingTicket } from './socialReturn.ts';
import { usePageTitle } from './usePageTitle.ts';
import { narrow } from './widths.css.ts';

/** Where the link of a mail leads: a new password (§2), then the login, or the social link that waits for it in this browser (§4). */
export function ResetPasswordPage(): ReactElement {
  const { t } = useTranslation('login');
  usePageTitle(t('resetTitle'));
  const location = useLocation();
  const navigate = useNavigate();
  const hasSocial = (usePermission()?.socialProviders.length ?? 0) > 0;
  const [lent, setLent] = useState<string>();
  useEffect(() => borrowLink(setLent), []);
  const waiting = linkingTicket.read() ?? lent;
  const logIn = (): void => {
    if (waiting !== undefined) linkingTicket.keep(waiting);
    navigate(withLayer(location, { dialog: 'login' }), { replace: true });
  };
  const home = { pathname: addresses.home, search: '' };
  return (
    <div className={narrow}>
      <Card padding="large">
        <Stack gap={6}>
          <Heading level={1} size="title">
            {t('resetTitle')}
          </Heading>
          <ResetPassword
            token={new URLSearchParams(location.search).get('token') ?? ''}
            loginHref={withLayer(home, { dialog: 'login' })}
            forgotHref={withLayer(home, { dialog: 'forgot' })}
            mayWaitElsewhere={hasSocial && waiting === undefined}
            onChanged={logIn}
          />
        </Stack>
      </Card>
    </div>
  );
}

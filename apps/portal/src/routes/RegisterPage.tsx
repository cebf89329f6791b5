import { ButtonLink, Callout, Stack } from '@baize/design-system';
import { useSession } from '@baize/features/core';
import { useLaunchManager } from '@baize/features/launch';
import { RegistrationForm } from '@baize/features/registration';
import { SocialRegistration } from '@baize/features/session';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { addresses, welcomeAt, withLayer } from './addresses.ts';
import { FormPage } from './FormPage.tsx';
import { focusContent } from './focusContent.ts';
import { invitation } from './invitation.ts';
import { returnTo } from './returnTo.ts';
import { linkingTicket, waitingSocial } from './socialTickets.ts';
import { isUnknownUserState } from './unknownUser.ts';
import { usePageTitle } from './usePageTitle.ts';

/** Registration (§2 /web/register); the codes that brought the visitor go with it (§3). */
export function RegisterPage(): ReactElement {
  const { t } = useTranslation('registration');
  usePageTitle(t('title'));
  const navigate = useNavigate();
  const location = useLocation();
  const launch = useLaunchManager();
  const session = useSession();
  // Who was logged in when the page opened has no business here; who registers here leaves by `onRegistered`.
  const wasLoggedIn = useRef(session.status === 'loggedIn').current;
  // Kept while the page stands: the terms that open over it have a place of their own in the history.
  const [isUnknownUser, setUnknownUser] = useState(false);
  if (!isUnknownUser && isUnknownUserState(location.state)) setUnknownUser(true);
  const [social, setSocial] = useState(waitingSocial.read);
  const [placeKey, setPlaceKey] = useState(location.key);
  // The choice of a social login may have been made over this page.
  if (placeKey !== location.key) {
    setPlaceKey(location.key);
    setSocial(waitingSocial.read());
  }
  const [{ referralCode, affiliateCode }] = useState(invitation.read);
  // A form that is sent then would take every tab over to the new account.
  const otherAccount = !wasLoggedIn && session.status === 'loggedIn' && session.isOfOtherTab ? session.account : undefined;
  useEffect(() => {
    // What had it is hidden.
    if (otherAccount !== undefined) focusContent();
  }, [otherAccount]);
  if (wasLoggedIn) return <Navigate to={addresses.home} replace />;
  return (
    <FormPage title={t('title')} intro={t('intro')}>
      {otherAccount !== undefined && (
        <Callout tone="info" action={<ButtonLink href={addresses.home}>{t('goOn')}</ButtonLink>}>
          {t('otherTab', { account: otherAccount })}
        </Callout>
      )}
      {/* What was typed stays for who logs out again. */}
      <div hidden={otherAccount !== undefined}>
        <Stack gap={6}>
          {social && (
            <SocialRegistration
              title={social.title}
              expiresAt={social.expiresAt}
              onForget={() => {
                waitingSocial.forget();
                linkingTicket.forget();
                setSocial(undefined);
                // The button goes with what it stands in.
                focusContent();
              }}
            />
          )}
          <RegistrationForm
            source={{
              domain: globalThis.location.hostname,
              registerUrl: globalThis.location.href.slice(0, 2_000),
              socialTicket: social?.ticket,
              referralCode,
            }}
            initialFields={{ affiliateCode: affiliateCode ?? '' }}
            isUnknownUser={isUnknownUser}
            loginHref={withLayer(location, { dialog: 'login' })}
            termsHref={withLayer(location, { dialog: 'terms' })}
            onRegistered={() => {
              waitingSocial.forget();
              linkingTicket.forget();
              invitation.forget();
              const place = returnTo.take() ?? addresses.home;
              // Who asked for a game gets the game; the welcome would stand in its way, as it would over a layer that was asked for.
              navigate(launch.resumeLaunch() ? place : welcomeAt(place), { replace: true });
            }}
          />
        </Stack>
      </div>
    </FormPage>
  );
}

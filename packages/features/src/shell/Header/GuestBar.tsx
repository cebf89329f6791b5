import { ButtonLink, Inline } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** A visitor's two ways in. */
export function GuestBar({ loginHref, registerHref }: { loginHref: string; registerHref: string }): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <Inline gap={2}>
      <ButtonLink href={loginHref} tone="outline" size="medium">
        {t('logIn')}
      </ButtonLink>
      <ButtonLink href={registerHref} size="medium">
        {t('register')}
      </ButtonLink>
    </Inline>
  );
}

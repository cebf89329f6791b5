import { Button, Callout } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export interface SocialRegistrationProps {
  /** The player registers without the social login after all. */
  onForget(): void;
}

/** What stands over a registration that binds its account to a social login (§4 "register-new"). */
export function SocialRegistration({ onForget }: SocialRegistrationProps): ReactElement {
  const { t } = useTranslation('login');
  return (
    <Callout
      tone="warning"
      action={
        <Button tone="outline" onClick={onForget}>
          {t('socialForget')}
        </Button>
      }
    >
      {t('socialRegistering')}
    </Callout>
  );
}

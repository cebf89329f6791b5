import { Button, Callout } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasPassed } from '../../core/index.ts';
import type { WaitingSocial } from './useSocialBinding.ts';

export interface SocialRegistrationProps extends Pick<WaitingSocial, 'title' | 'expiresAt'> {
  /** The player registers without the social login after all. */
  onForget(): void;
}

/** What stands over a registration that binds its account to a social login (§4 "register-new"), as long as that is good. */
export function SocialRegistration({ title, expiresAt, onForget }: SocialRegistrationProps): ReactElement {
  const { t } = useTranslation('session');
  const isOver = useHasPassed(expiresAt);
  return (
    <Callout
      tone={isOver ? 'negative' : 'warning'}
      action={
        <Button tone="outline" onClick={onForget}>
          {t('socialForget')}
        </Button>
      }
    >
      {isOver ? t('socialRunOut', { title }) : t('socialRegistering', { title })}
    </Callout>
  );
}

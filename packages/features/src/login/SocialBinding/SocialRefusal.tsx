import { Button, Callout, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export interface SocialRefusalProps {
  /** Why nobody is logged in, in the reader’s language. */
  sentence: string;
  /** Back to the ways to log in. */
  onRetry(): void;
}

/** A social login that came to nothing, and the way to try again. */
export function SocialRefusal({ sentence, onRetry }: SocialRefusalProps): ReactElement {
  const { t } = useTranslation('login');
  return (
    <Stack gap={4}>
      <Callout tone="negative">{sentence}</Callout>
      <Button fullWidth onClick={onRetry}>
        {t('backToLogin')}
      </Button>
    </Stack>
  );
}

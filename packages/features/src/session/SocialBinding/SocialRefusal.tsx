import { Button, Callout, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export interface SocialRefusalProps {
  /** Why nobody is logged in, in the reader’s language. */
  sentence: string;
  /** Asks once more with the same login; undefined where that can't help. */
  onAskAgain?: (() => void) | undefined;
  /** Back to the ways to log in. */
  onRetry(): void;
}

/** A social login that came to nothing, and the way to try again. */
export function SocialRefusal({ sentence, onAskAgain, onRetry }: SocialRefusalProps): ReactElement {
  const { t } = useTranslation('session');
  return (
    <Stack gap={4}>
      <Callout tone="negative">{sentence}</Callout>
      {onAskAgain && (
        <Button fullWidth onClick={onAskAgain}>
          {t('socialAskAgain')}
        </Button>
      )}
      <Button fullWidth tone={onAskAgain ? 'outline' : 'primary'} onClick={onRetry}>
        {t('backToLogin')}
      </Button>
    </Stack>
  );
}

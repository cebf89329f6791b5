import { Button, Callout, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permission } from '../../core/index.ts';

export interface SocialLoginViewProps {
  providers: Permission['socialProviders'];
  /** Id of the provider that is being asked: the other buttons wait. */
  startingId: string | undefined;
  /** Why the last attempt failed, in the player's language. */
  refusal: string | undefined;
  onStart(provider: string): void;
}

/** A button for each provider. */
export function SocialLoginView({ providers, startingId, refusal, onStart }: SocialLoginViewProps): ReactElement | null {
  const { t } = useTranslation('session');
  if (providers.length === 0) return null;
  return (
    <Stack gap={2}>
      {refusal && <Callout tone="negative">{refusal}</Callout>}
      {providers.map(({ id, title }) => (
        <Button
          key={id}
          tone="outline"
          fullWidth
          pending={startingId === id}
          unavailable={startingId !== undefined && startingId !== id}
          onClick={() => onStart(id)}
        >
          {t('socialWith', { title })}
        </Button>
      ))}
    </Stack>
  );
}

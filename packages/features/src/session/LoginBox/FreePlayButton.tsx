import { Button, Callout, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type BegunSession, useErrorText, useSingleFlight } from '../../core/index.ts';
import { useFreePlay } from './useFreePlay.ts';

/** §2 "an optional free-play button": nothing where the brand has no free play. */
export function FreePlayButton({ onLoggedIn }: { onLoggedIn(session: BegunSession): void }): ReactElement | null {
  const { t } = useTranslation('session');
  const { isOffered, isStarting, refusal, start } = useFreePlay();
  const errorText = useErrorText();
  const onPlay = useSingleFlight(async () => {
    const session = await start();
    if (session) onLoggedIn(session);
  });
  if (!isOffered) return null;
  return (
    <Stack gap={2}>
      {refusal && <Callout tone="negative">{errorText.of(refusal)}</Callout>}
      <Button tone="outline" fullWidth pending={isStarting} onClick={() => void onPlay()}>
        {t('freePlay')}
      </Button>
    </Stack>
  );
}

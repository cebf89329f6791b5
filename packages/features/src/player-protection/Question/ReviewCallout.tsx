import { Button, ButtonLink, Callout, Inline, Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

export interface ReviewCalloutProps {
  isChanging: boolean;
  /** Sentence of the answer that was refused, in the player's language. Default none. */
  refusalText?: string | undefined;
  /** Where the limits are. Default: they stand below. */
  protectionHref?: string | undefined;
  onKeep(): void;
}

/** RTS 12A: every six months the player is asked whether his limits still fit. It stands until he changes one, or keeps them. */
export function ReviewCallout({ isChanging, refusalText, protectionHref, onKeep }: ReviewCalloutProps): ReactElement {
  const { t } = useTranslation('player-protection');
  return (
    <Callout tone="info" title={t('review.title')}>
      <Stack gap={3}>
        <Text>{t('review.about')}</Text>
        {refusalText !== undefined && <Callout tone="negative">{refusalText}</Callout>}
        <Inline gap={2} wrap>
          {protectionHref !== undefined && (
            <ButtonLink href={protectionHref} tone="outline" size="small">
              {t('review.look')}
            </ButtonLink>
          )}
          <Button tone="outline" size="small" pending={isChanging} onClick={onKeep}>
            {t('review.keep')}
          </Button>
        </Inline>
      </Stack>
    </Callout>
  );
}

import { type Closure, closureReasonOf } from '@baize/contract';
import { Button, ButtonLink, Callout, Inline, Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinute } from '../../core/index.ts';
import type { Protecting } from '../Protection/useProtection.ts';

export interface ClosureCalloutProps {
  closure: Closure;
  timeZone: string;
  withdrawHref: string;
  protecting: Protecting;
  /** Sentence of the asking that was refused, in the player's language. Default none. */
  refusalText?: string | undefined;
}

/** That play is closed, until when, and what stays open. */
export function ClosureCallout({ closure, timeZone, withdrawHref, protecting, refusalText }: ClosureCalloutProps): ReactElement {
  const { t } = useTranslation('player-protection');
  const { canAskReturn } = closure;
  const { reason, until } = closureReasonOf(closure);
  return (
    <Callout tone="info" title={t(`closed.${reason}`, { until: until && formatMinute(until, timeZone) })}>
      <Stack gap={3}>
        <Text>{canAskReturn ? t('closed.askAbout') : t('closed.about')}</Text>
        {refusalText !== undefined && <Callout tone="negative">{refusalText}</Callout>}
        <Inline gap={2} wrap>
          <ButtonLink href={withdrawHref} tone="outline" size="small">
            {t('closed.withdraw')}
          </ButtonLink>
          {canAskReturn && (
            <Button tone="outline" size="small" pending={protecting.isChanging} onClick={() => void protecting.askReturn()}>
              {t('closed.ask')}
            </Button>
          )}
        </Inline>
      </Stack>
    </Callout>
  );
}

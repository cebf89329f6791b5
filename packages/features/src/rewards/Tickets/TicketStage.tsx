import type { Currency, Language, TicketKind } from '@baize/contract';
import { Button, Callout, ErrorState, formatMoney, Inline, Skeleton, Stack, Text } from '@baize/design-system';
import { media } from '@baize/design-system/tokens';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText, useMediaQuery } from '../../core/index.ts';
import { DrawFacts } from './DrawFacts.tsx';
import { OddsList } from './OddsList.tsx';
import { StageArt } from './StageArt.tsx';
import * as css from './TicketsView.css.ts';
import { type TicketStageState, useTicketStage } from './useTicketStage.ts';

export interface TicketStageProps {
  kind: TicketKind;
  currency: Currency;
  language: Language;
}

/** Where tickets of one kind are opened, with their odds beside. */
export function TicketStage({ kind, currency, language }: TicketStageProps): ReactElement {
  const { t } = useTranslation('rewards');
  const errorText = useErrorText();
  const stage = useTicketStage(kind, useMediaQuery(media.reducedMotion));
  const { next, table } = stage;
  const failed = next.status === 'error' ? next : table.status === 'error' ? table : undefined;
  if (failed) {
    return (
      <ErrorState title={t('tickets.failed')} retry={{ onRetry: failed.retry }}>
        {errorText.of(failed)}
      </ErrorState>
    );
  }
  if (next.status !== 'ready' || table.status !== 'ready') return <Skeleton shape="control" width="full" />;
  const left = next.data.usable[kind];
  return (
    <div className={css.stage}>
      <div className={css.floor}>
        <Text size="small">{t('tickets.left', { count: left })}</Text>
        <StageArt
          kind={kind}
          stage={stage}
          language={language}
          canOpen={left > 0}
          prizeOf={({ amount, title }) => (amount > 0 ? formatMoney(amount, { currency, language, signed: false }) : title[language])}
        />
        <StageWords stage={stage} kind={kind} left={left} currency={currency} language={language} />
      </div>
      <Stack gap={4}>
        <OddsList table={table.data} language={language} />
        {stage.phase === 'told' && stage.opened && (
          <ShownCheck key={stage.opened.ticketId}>
            <DrawFacts ticket={stage.opened} table={table.data} language={language} />
          </ShownCheck>
        )}
      </Stack>
    </div>
  );
}

function ShownCheck({ children }: { children: ReactElement }): ReactElement {
  const { t } = useTranslation('rewards');
  const [isShown, setIsShown] = useState(false);
  if (isShown) return children;
  return (
    <Button tone="outline" onClick={() => setIsShown(true)}>
      {t('check.open')}
    </Button>
  );
}

/** What the ticket has brought, in words that are read out, and what can be done next. */
function StageWords({ stage, kind, left, currency, language }: TicketStageProps & { stage: TicketStageState; left: number }): ReactElement {
  const { t } = useTranslation('rewards');
  const errorText = useErrorText();
  const { phase, opened, refusal, open, tell, again } = stage;
  const outcome = phase === 'told' ? opened?.outcome : undefined;
  const money = (amount: number): string => formatMoney(amount, { currency, language, signed: false });
  const told = outcome && (outcome.amount > 0 ? t('tickets.won', { amount: money(outcome.amount) }) : t('tickets.noPrize'));
  return (
    <div className={css.told}>
      <div aria-live="polite">
        {told && (
          <Callout tone={outcome.amount > 0 ? 'positive' : 'info'} title={outcome.title[language]}>
            {[told, ...(outcome.drawnId === outcome.prizeId ? [] : [t('check.ranOut', { prize: outcome.title[language] })])].join(' ')}
          </Callout>
        )}
      </div>
      {refusal && <Callout tone="negative">{errorText.of(refusal)}</Callout>}
      <Inline gap={2}>
        {(phase === 'idle' || phase === 'opening') && kind !== 'egg' && left > 0 && (
          <Button tone="brass" pending={phase === 'opening'} onClick={() => open()}>
            {t(`tickets.open.${kind}`)}
          </Button>
        )}
        {phase === 'playing' && (
          <Button tone="outline" onClick={tell}>
            {t('tickets.skip')}
          </Button>
        )}
        {phase === 'told' && left > 0 && (
          <Button tone="outline" onClick={again}>
            {t('tickets.another')}
          </Button>
        )}
      </Inline>
      {left === 0 && phase === 'idle' && <Text tone="muted">{t('tickets.noneOfKind')}</Text>}
    </div>
  );
}

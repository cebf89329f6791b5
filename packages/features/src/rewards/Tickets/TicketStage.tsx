import type { Currency, Language, TicketKind } from '@baize/contract';
import { Button, Callout, ErrorState, formatMoney, Skeleton, Stack, Text } from '@baize/design-system';
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
  /** Closes it, once nothing is left to open. Default no way but that of what it stands in. */
  onDone?: (() => void) | undefined;
}

/** Where tickets of one kind are opened, with their odds beside. */
export function TicketStage({ kind, currency, language, onDone }: TicketStageProps): ReactElement {
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
        <StageWords stage={stage} kind={kind} left={left} currency={currency} language={language} onDone={onDone} />
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

/** What can be done next; eggs are their own buttons. */
function useNextStep(
  { phase, open, tell, again }: TicketStageState,
  { kind, left, onDone }: { kind: TicketKind; left: number; onDone: (() => void) | undefined },
): { text: string; onPress(): void } | undefined {
  const { t } = useTranslation('rewards');
  if (phase === 'playing') return { text: t('tickets.skip'), onPress: tell };
  if (phase === 'told')
    return left > 0 ? { text: t('tickets.another'), onPress: again } : onDone && { text: t('tickets.done'), onPress: onDone };
  return kind !== 'egg' && (left > 0 || phase === 'opening') ? { text: t(`tickets.open.${kind}`), onPress: () => open() } : undefined;
}

/** What the ticket has brought, in words that are read out, and what can be done next. */
function StageWords({
  stage,
  kind,
  left,
  currency,
  language,
  onDone,
}: TicketStageProps & { stage: TicketStageState; left: number }): ReactElement {
  const { t } = useTranslation('rewards');
  const errorText = useErrorText();
  const { phase, opened, refusal } = stage;
  const next = useNextStep(stage, { kind, left, onDone });
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
      {next && (
        // One button through all of it: the keyboard stays where it is.
        <div>
          <Button tone="brass" pending={phase === 'opening'} onClick={next.onPress}>
            {next.text}
          </Button>
        </div>
      )}
      {left === 0 && phase === 'idle' && <Text tone="muted">{t('tickets.noneOfKind')}</Text>}
    </div>
  );
}

import type { Language, Ticket, TicketKind } from '@baize/contract';
import { PrizeWheel } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosedReward } from '../Opened/ClosedReward.tsx';
import { OpenedEgg } from '../Opened/OpenedEgg.tsx';
import { OpenedEnvelope } from '../Opened/OpenedEnvelope.tsx';
import * as css from './TicketsView.css.ts';
import type { TicketStageState } from './useTicketStage.ts';

export interface StageArtProps {
  kind: TicketKind;
  stage: TicketStageState;
  language: Language;
  /** Whether there is a ticket to open. */
  canOpen: boolean;
  /** What an outcome has brought, in few words. */
  prizeOf(outcome: NonNullable<Ticket['outcome']>): string;
}

const eggs = [0, 1, 2] as const;

/** What is opened: a wheel that turns to the stored outcome, three eggs of which one is chosen, or an envelope. */
export function StageArt({ kind, stage, language, canOpen, prizeOf }: StageArtProps): ReactElement | null {
  const { t } = useTranslation('rewards');
  const { phase, table, opened, choice, open, tell } = stage;
  const isShown = phase === 'playing' || phase === 'told';
  if (kind === 'wheel') {
    if (table.status !== 'ready') return null;
    const { prizes } = table.data;
    // What was given: where the drawn prize had run out, the fallback, as the words below say.
    const at = prizes.findIndex(({ prizeId }) => prizeId === opened?.outcome?.prizeId);
    return (
      <PrizeWheel
        key={opened?.ticketId ?? 'idle'}
        sectors={prizes.map(({ title }) => title[language])}
        landsOn={at < 0 ? undefined : at}
        isTurning={phase === 'playing'}
        onTurnEnd={tell}
      />
    );
  }
  const { outcome } = opened ?? {};
  const shown = isShown && outcome && { prize: prizeOf(outcome), isAhead: outcome.amount > 0, isMoving: phase === 'playing', onEnd: tell };
  if (kind === 'envelope') {
    return (
      <div className={css.figure}>
        {shown ? <OpenedEnvelope key={opened?.ticketId} {...shown} /> : <ClosedReward name="envelope" isWaiting={phase === 'opening'} />}
      </div>
    );
  }
  const canChoose = phase === 'idle' && canOpen;
  return (
    <fieldset className={css.eggs}>
      <legend className={css.legend}>{t('tickets.chooseEgg')}</legend>
      {eggs.map((egg) => (
        <button
          key={egg}
          type="button"
          className={css.egg}
          aria-label={[t('tickets.eggNumber', { number: egg + 1 }), ...(shown && choice === egg ? [shown.prize] : [])].join(': ')}
          aria-pressed={isShown && choice === egg}
          // Not disabled: the keyboard stays on the egg that it has chosen.
          aria-disabled={!canChoose}
          onClick={() => canChoose && open(egg)}
        >
          {shown && choice === egg ? (
            <OpenedEgg key={opened?.ticketId} {...shown} />
          ) : (
            <ClosedReward name="egg" isWaiting={phase === 'opening' && choice === egg} />
          )}
        </button>
      ))}
    </fieldset>
  );
}

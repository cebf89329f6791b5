import type { Closure } from '@baize/contract';
import { Button, Callout, Heading, SegmentedControl, Text, useDialogs } from '@baize/design-system';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinute } from '../../core/index.ts';
import * as css from '../Protection/ProtectionView.css.ts';
import type { Protecting } from '../Protection/useProtection.ts';
import { breakEnd, isShorterThan, unbroken } from './closureTexts.ts';

export interface BreakCardProps {
  closure: Closure | undefined;
  protecting: Protecting;
  /** Sentence of what was refused, in the player's language. Default none. */
  refusalText?: string | undefined;
  timeZone: string;
}

/** Hours of each break: a day, a week, thirty days, and six weeks. */
const choices = ['24', '168', '720', '1008'] as const;
type Choice = (typeof choices)[number];

/** LCCP time-out: play and deposits close at once, and open by themselves. */
export function BreakCard({ closure, protecting, refusalText, timeZone }: BreakCardProps): ReactElement {
  const { t } = useTranslation('player-protection');
  const { confirm } = useDialogs();
  const [id, whyNotId] = [useId(), useId()];
  const [hours, setHours] = useState<Choice>('24');
  const until = unbroken(formatMinute(breakEnd(Number(hours)), timeZone));
  const whyNotOf = (): string | undefined => {
    if (closure?.kind === 'exclusion') return t('break.excluded');
    return closure && isShorterThan(breakEnd(Number(hours)), closure) ? t('break.shorter') : undefined;
  };
  const whyNot = whyNotOf();
  const begin = async (): Promise<void> => {
    const isSure = await confirm({
      title: t('break.ask', { until }),
      message: t('break.askAbout'),
      okText: t('break.begin', { until }),
      cancelText: t('back'),
    });
    if (isSure) await protecting.takeBreak(Number(hours));
  };
  return (
    <section className={css.way} aria-labelledby={id}>
      <Heading level={3} size="body" id={id}>
        {t('break.title')}
      </Heading>
      <Text size="small" tone="muted">
        {t('break.about')}
      </Text>
      <SegmentedControl
        variant="pills"
        label={t('break.title')}
        value={hours}
        onChange={setHours}
        options={choices.map((value) => ({ value, text: t(`break.${value}`) }))}
      />
      <div className={css.foot}>
        {refusalText !== undefined && <Callout tone="negative">{refusalText}</Callout>}
        {whyNot !== undefined && (
          <Text size="small" tone="muted" id={whyNotId}>
            {whyNot}
          </Text>
        )}
        <Button
          tone="outline"
          unavailable={whyNot !== undefined}
          aria-describedby={whyNot === undefined ? undefined : whyNotId}
          pending={protecting.isChanging}
          onClick={() => void begin()}
        >
          {t('break.begin', { until })}
        </Button>
      </div>
    </section>
  );
}

import type { Closure } from '@baize/contract';
import { Button, Callout, Heading, SegmentedControl, Text, useDialogs } from '@baize/design-system';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone } from '../../core/index.ts';
import * as css from '../Protection/ProtectionView.css.ts';
import type { ExclusionMonths, Protecting } from '../Protection/useProtection.ts';
import { exclusionEnd, isShorterThan, unbroken } from './closureTexts.ts';

export interface ExclusionCardProps {
  closure: Closure | undefined;
  protecting: Protecting;
  /** Sentence of what was refused, in the player's language. Default none. */
  refusalText?: string | undefined;
  timeZone: string;
}

const monthsOf = { '6': 6, '12': 12, '24': 24, '60': 60, forGood: null } as const satisfies Record<string, ExclusionMonths>;
type Choice = keyof typeof monthsOf;
const choices: readonly Choice[] = ['6', '12', '24', '60', 'forGood'];

/** LCCP self-exclusion: what it does, and that nobody can undo it, is said before. */
export function ExclusionCard({ closure, protecting, refusalText, timeZone }: ExclusionCardProps): ReactElement {
  const { t } = useTranslation('player-protection');
  const { confirm } = useDialogs();
  const [id, whyNotId] = [useId(), useId()];
  const [choice, setChoice] = useState<Choice>('6');
  const months = monthsOf[choice];
  const end = months === null ? undefined : exclusionEnd(months);
  const day = end === undefined ? undefined : unbroken(formatInZone(end, timeZone).slice(0, 10));
  const begin = day === undefined ? t('exclusion.beginForGood') : t('exclusion.begin', { day });
  const isForGood = closure?.kind === 'exclusion' && closure.until === undefined;
  const isTooShort = closure?.kind === 'exclusion' && isShorterThan(end, closure);
  const whyNot = isTooShort || isForGood ? t('exclusion.shorter') : undefined;
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: day === undefined ? t('exclusion.askForGood') : t('exclusion.ask', { day }),
      message: t('exclusion.askAbout'),
      okText: begin,
      cancelText: t('back'),
      tone: 'danger',
    });
    if (isSure) await protecting.exclude(months);
  };
  return (
    <section className={css.way} aria-labelledby={id}>
      <Heading level={3} size="body" id={id}>
        {t('exclusion.title')}
      </Heading>
      <Text size="small" tone="muted">
        {t('exclusion.about')}
      </Text>
      <SegmentedControl
        variant="pills"
        tone="danger"
        label={t('exclusion.title')}
        value={choice}
        onChange={setChoice}
        options={choices.map((value) => ({ value, text: t(`exclusion.${value}`) }))}
      />
      <div className={css.foot}>
        {refusalText !== undefined && <Callout tone="negative">{refusalText}</Callout>}
        {whyNot !== undefined && (
          <Text size="small" tone="muted" id={whyNotId}>
            {whyNot}
          </Text>
        )}
        <Button
          tone="dangerOutline"
          unavailable={whyNot !== undefined}
          aria-describedby={whyNot === undefined ? undefined : whyNotId}
          pending={protecting.isChanging}
          onClick={() => void ask()}
        >
          {begin}
        </Button>
      </div>
    </section>
  );
}

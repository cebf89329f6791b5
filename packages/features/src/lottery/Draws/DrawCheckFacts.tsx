import type { Language, LotteryDraw, LotteryPeriod } from '@baize/contract';
import type { LotteryFamily } from '@baize/contract/lottery';
import { Callout, Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone } from '../../core/index.ts';
import * as css from '../Page/Lottery.css.ts';
import { Balls } from './Balls.tsx';
import { DrawLogButton } from './DrawLogButton.tsx';
import { momentText } from './keptCommitments.ts';
import { Lots } from './Lots.tsx';
import { OpenCommitment } from './OpenCommitment.tsx';
import type { CheckedDraw } from './useDrawCheck.ts';
import type { DrawLog } from './useDrawLog.ts';

export interface DrawCheckFactsProps {
  /** Code of the lottery. */
  lottery: string;
  family: LotteryFamily;
  draw: LotteryDraw;
  /** The period that takes bets; undefined where none does. */
  open: LotteryPeriod | undefined;
  checked: CheckedDraw;
  log: DrawLog;
  language: Language;
  timeZone: string;
}

/** What a check says, by its text, and how it is shown. */
function outcomeOf(checked: CheckedDraw, { sources }: LotteryDraw): { key: OutcomeText; tone: 'info' | 'positive' | 'negative' } {
  if (checked.status === 'computing') return { key: 'checking', tone: 'info' };
  if (checked.status === 'withheld') return { key: 'checkWithheld', tone: 'negative' };
  if (checked.status === 'changed') return { key: 'checkOtherCommitment', tone: 'negative' };
  if (checked.status === 'impossible') return { key: sources ? 'checkOutside' : 'checkImpossible', tone: 'info' };
  if (!checked.isCommitted) return { key: checked.kept ? 'checkOtherSeed' : 'checkOtherSeedAlone', tone: 'negative' };
  if (!checked.isDrawn) return { key: 'checkOtherNumbers', tone: 'negative' };
  // Seed and commitment came together: that proves less.
  return checked.kept ? { key: 'checkRight', tone: 'positive' } : { key: 'checkRightAlone', tone: 'info' };
}
type OutcomeText =
  | 'checking'
  | 'checkWithheld'
  | 'checkOtherCommitment'
  | 'checkOutside'
  | 'checkImpossible'
  | 'checkOtherSeed'
  | 'checkOtherSeedAlone'
  | 'checkOtherNumbers'
  | 'checkRight'
  | 'checkRightAlone';

/** What a draw was made of, the same draw computed once more, and what that proves. */
export function DrawCheckFacts({ lottery, family, draw, open, checked, log, language, timeZone }: DrawCheckFactsProps): ReactElement {
  const { t } = useTranslation('lottery');
  const { key, tone } = outcomeOf(checked, draw);
  const kept = 'kept' in checked ? checked.kept : undefined;
  const keptAt = kept ? momentText(kept.keptAt, timeZone) : '';
  const facts = [
    ['fact.lottery', lottery],
    ['fact.period', draw.period],
    ['fact.drawnAt', formatInZone(draw.drawnAt, timeZone)],
    ...(draw.sources
      ? ([['fact.sources', draw.sources.join(', ')]] as const)
      : ([
          ['fact.commitment', draw.commitment ?? '–'],
          ['fact.seed', draw.seed ?? '–'],
        ] as const)),
    ...(kept ? ([['fact.keptCommitment', kept.commitment]] as const) : []),
  ] as const;
  const drawn = (numbers: readonly number[], label: string): ReactElement =>
    family.draw.kind === 'lots' ? (
      <Lots family={family} numbers={numbers} language={language} />
    ) : (
      <Balls family={family} numbers={numbers} label={label} isSmall />
    );
  return (
    <Stack gap={4}>
      <Callout tone={tone}>{t(key, { time: keptAt })}</Callout>
      <Stack gap={1}>
        <Text size="small" tone="muted">
          {t('resultNumbers')}
        </Text>
        {drawn(draw.numbers, t('resultNumbers'))}
      </Stack>
      {checked.status === 'computed' && (
        <Stack gap={1}>
          <Text size="small" tone="muted">
            {t('computedNumbers')}
          </Text>
          {drawn(checked.numbers, t('computedNumbers'))}
        </Stack>
      )}
      <dl className={css.facts}>
        {facts.map(([name, fact]) => (
          <div key={name} className={css.fact}>
            <dt>
              <Text as="span" size="small" tone="muted">
                {t(name)}
              </Text>
            </dt>
            <dd className={css.code}>{fact}</dd>
          </div>
        ))}
      </dl>
      {!draw.sources && (
        <Text size="small" tone="muted">
          {t('checkHow')}
        </Text>
      )}
      <DrawLogButton log={log} period={draw.period} />
      {open?.commitment !== undefined && (
        <OpenCommitment lottery={lottery} period={open.period} commitment={open.commitment} timeZone={timeZone} />
      )}
    </Stack>
  );
}

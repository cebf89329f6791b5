import type { Language, LotteryDraw } from '@baize/contract';
import type { LotteryFamily } from '@baize/contract/lottery';
import { Callout, Stack, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone } from '../../core/index.ts';
import * as css from '../Page/Lottery.css.ts';
import { Balls } from './Balls.tsx';
import { DrawLogButton } from './DrawLogButton.tsx';
import { Lots } from './Lots.tsx';
import type { CheckedDraw } from './useDrawCheck.ts';
import type { DrawLog } from './useDrawLog.ts';

export interface DrawCheckFactsProps {
  /** Code of the lottery. */
  lottery: string;
  family: LotteryFamily;
  draw: LotteryDraw;
  checked: CheckedDraw;
  log: DrawLog;
  language: Language;
  timeZone: string;
}

/** What a draw was made of, the same draw computed once more, and what that proves. */
export function DrawCheckFacts({ lottery, family, draw, checked, log, language, timeZone }: DrawCheckFactsProps): ReactElement {
  const { t } = useTranslation('lottery');
  const isRight = checked.status === 'ready' && checked.isCommitted && checked.isDrawn;
  const said = {
    computing: t('checking'),
    impossible: t('checkImpossible'),
    ready: isRight ? t('checkRight') : checked.status === 'ready' && !checked.isCommitted ? t('checkOtherSeed') : t('checkOtherNumbers'),
  }[checked.status];
  const tone = checked.status === 'ready' ? (isRight ? 'positive' : 'negative') : 'info';
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
  ] as const;
  const drawn = (numbers: readonly number[], label: string): ReactElement =>
    family.draw.kind === 'lots' ? (
      <Lots family={family} numbers={numbers} language={language} />
    ) : (
      <Balls family={family} numbers={numbers} label={label} isSmall />
    );
  return (
    <Stack gap={4}>
      <Callout tone={tone}>{draw.sources ? t('checkOutside') : said}</Callout>
      <Stack gap={1}>
        <Text size="small" tone="muted">
          {t('resultNumbers')}
        </Text>
        {drawn(draw.numbers, t('resultNumbers'))}
      </Stack>
      {checked.status === 'ready' && (
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
    </Stack>
  );
}

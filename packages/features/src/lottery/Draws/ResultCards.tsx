import type { LotteryDraw } from '@baize/contract';
import { Button, Text } from '@baize/design-system';
import { shieldCheckIcon } from '@baize/design-system/icons';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { periodText } from '../lotteryText.ts';
import * as css from '../Page/Lottery.css.ts';

export interface ResultCardsProps {
  /** Names the list. */
  label: string;
  draws: readonly LotteryDraw[];
  timeOf(draw: LotteryDraw): string;
  numbersOf(draw: LotteryDraw): ReactNode;
  onCheck(draw: LotteryDraw): void;
}

/** Results where there is no room for a table: two lines each. */
export function ResultCards({ label, draws, timeOf, numbersOf, onCheck }: ResultCardsProps): ReactElement {
  const { t } = useTranslation('lottery');
  return (
    <ul className={css.resultCards} aria-label={label}>
      {draws.map((draw) => (
        <li key={draw.period} className={css.resultCard}>
          <div className={css.resultCardWords}>
            <Text as="span" size="small">
              {t('period', { period: periodText(draw.period) })}
              {' · '}
              <time dateTime={draw.drawnAt}>{timeOf(draw)}</time>
            </Text>
            {numbersOf(draw)}
          </div>
          <Button
            tone="ghost"
            size="small"
            icon={shieldCheckIcon}
            aria-label={t('checkOf', { period: periodText(draw.period) })}
            onClick={() => onCheck(draw)}
          >
            {t('checkShort')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

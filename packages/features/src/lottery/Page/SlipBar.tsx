import { Button, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlipTotals } from '../Slip/slip.ts';
import * as css from './Lottery.css.ts';

export interface SlipBarProps {
  totals: SlipTotals;
  money(amount: number): string;
  onOpen(): void;
}

/** The slip in short, always in sight where there is no room for it beside the board. */
export function SlipBar({ totals, money, onOpen }: SlipBarProps): ReactElement {
  const { t } = useTranslation('lottery');
  return (
    <section className={css.bar} aria-label={t('slipBar')}>
      <div className={css.barWords} aria-live="polite">
        <Text as="span" size="small" tone="muted">
          {totals.lines === 0 ? t('slipEmpty') : t('barAbout', { count: totals.lines, amount: money(totals.bestWin) })}
        </Text>
        <Text as="span" size="large" weight="strong">
          {money(totals.stake)}
        </Text>
      </div>
      <Button tone="brass" onClick={onOpen}>
        {t(totals.lines === 0 ? 'openSlip' : 'bet')}
      </Button>
    </section>
  );
}

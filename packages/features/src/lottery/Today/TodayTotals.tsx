import type { LotteryToday } from '@baize/contract';
import { ErrorState, Skeleton, Text, type TextTone } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountRead, useErrorText } from '../../core/index.ts';
import * as css from './Today.css.ts';

export interface TodayTotalsProps {
  state: AccountRead<LotteryToday>;
  money(amount: number): string;
}

/** What the member has staked today and what came of it: a loss in the same size and place as a win. */
export function TodayTotals({ state, money }: TodayTotalsProps): ReactElement {
  const { t } = useTranslation('lottery');
  const errorText = useErrorText();
  if (state.status === 'error') {
    return (
      <div className={css.today}>
        <ErrorState title={t('todayFailed')} retry={{ onRetry: state.retry }}>
          {errorText.of(state)}
        </ErrorState>
      </div>
    );
  }
  const today = state.status === 'ready' ? state.data : undefined;
  const net = today?.net ?? 0;
  const signed = `${net > 0 ? '+' : net < 0 ? '−' : ''}${money(Math.abs(net))}`;
  const figures: readonly { id: string; name: string; text: string | undefined; tone: TextTone }[] = [
    { id: 'staked', name: t('todayStaked'), text: today && money(today.staked), tone: 'text' },
    { id: 'won', name: t('todayWon'), text: today && money(today.won), tone: 'text' },
    { id: 'net', name: t('todayNet'), text: today && signed, tone: net > 0 ? 'positive' : net < 0 ? 'negative' : 'text' },
  ];
  return (
    <section className={css.today} aria-label={t('today')} aria-busy={today === undefined}>
      <dl className={css.figures}>
        {figures.map(({ id, name, text, tone }) => (
          <div key={id} className={css.figure}>
            <Text as="dt" size="small" tone="muted">
              {name}
            </Text>
            <dd className={css.amount}>
              {text === undefined ? (
                <Skeleton width="threeQuarters" />
              ) : (
                <Text as="span" size="large" weight="strong" tone={tone}>
                  {text}
                </Text>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {today && (
        <Text size="small" tone="muted">
          {t('todayAbout', { count: today.orders })}
          {today.waiting > 0 && ` · ${t('todayWaiting', { amount: money(today.waiting) })}`}
        </Text>
      )}
    </section>
  );
}

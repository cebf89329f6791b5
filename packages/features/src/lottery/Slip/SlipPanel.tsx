import type { Language, LotteryOrder } from '@baize/contract';
import type { LotteryFamily } from '@baize/contract/lottery';
import { Button, Callout, EmptyState, Heading, IconButton, Text } from '@baize/design-system';
import { closeIcon, ticketIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/index.ts';
import { isUnderWay } from '../../core/money/isUnderWay.ts';
import type { MoneyState } from '../../core/money/useMoneyCall.ts';
import { Figure } from '../../shared/money/Figure.tsx';
import { LostCallout } from '../../shared/money/LostCallout.tsx';
import { oddsOf, periodText, pickText, playText, shareText } from '../lotteryText.ts';
import type { OrderRequest } from '../Orders/useSubmitOrder.ts';
import { refusedTitle } from '../refusedTitle.ts';
import { MultipleField } from './MultipleField.tsx';
import * as css from './Slip.css.ts';
import { highestMultiple, unitsOf } from './slip.ts';
import type { SlipActions } from './useSlip.ts';

export interface SlipPanelProps {
  family: LotteryFamily;
  actions: SlipActions;
  /** The period that takes bets; undefined where none does. */
  period: string | undefined;
  /** Of the main wallet, in the minor unit; undefined until it is known. */
  balance: number | undefined;
  state: MoneyState<OrderRequest, LotteryOrder>;
  language: Language;
  money(amount: number): string;
  /** Its place has its name already. Default false. */
  isTitled?: boolean;
  onBet(): void;
  /** Opens the bets on several periods (§4 "Chase bets"). */
  onChase(): void;
}

/** The bets that wait: what they cost, what they win at most and what caps cut, before they are placed. */
export function SlipPanel({
  family,
  actions,
  period,
  balance,
  state,
  language,
  money,
  isTitled = false,
  onBet,
  onChase,
}: SlipPanelProps): ReactElement {
  const { t } = useTranslation('lottery');
  const { slip, totals, isMoved, remove, clear, setUnit, setMultiple, moveOn } = actions;
  const isBusy = isUnderWay(state);
  const isShort = balance !== undefined && balance < totals.stake;
  const { fullMultiple } = totals;
  return (
    <div className={css.slip}>
      <div className={css.head}>
        {isTitled ? (
          <Text tone="muted">{t('betCount', { count: slip.bets.length })}</Text>
        ) : (
          <Heading level={2} size="body">
            {t('slip', { count: slip.bets.length })}
          </Heading>
        )}
        {slip.bets.length > 0 && (
          <Button tone="ghost" size="small" disabled={isBusy} onClick={clear}>
            {t('clearSlip')}
          </Button>
        )}
      </div>
      {slip.bets.length === 0 ? (
        <>
          <SlipState state={state} money={money} />
          <EmptyState icon={ticketIcon} title={t('slipEmpty')}>
            {t('slipEmptyNext')}
          </EmptyState>
        </>
      ) : (
        <>
          <ul className={css.bets} aria-label={t('bets')}>
            {slip.bets.map(({ id, play: playId, picked, lines }) => {
              const play = family.plays.find((one) => one.id === playId);
              const name = playText(family, playId, language);
              return (
                <li key={id} className={css.bet}>
                  <div className={css.betWords}>
                    <Text as="span" weight="medium" size="small">
                      {name}
                    </Text>
                    <Text as="span" size="small" tone="muted">
                      {play ? `${pickText(play, picked, language)} · ` : ''}
                      {t('lines', { count: lines, lines: lines.toLocaleString(language) })}
                    </Text>
                  </div>
                  <div className={css.betFigures}>
                    <Text as="span" size="small" weight="medium">
                      {money(lines * slip.unit * slip.multiple)}
                    </Text>
                    {play && <span className={css.odds}>×{oddsOf(play, picked, language)}</span>}
                  </div>
                  <IconButton
                    icon={closeIcon}
                    size="small"
                    label={t('removeBet', { bet: name })}
                    disabled={isBusy}
                    onClick={() => remove(id)}
                  />
                </li>
              );
            })}
          </ul>
          <div className={css.line}>
            <Text as="span" size="small" tone="muted">
              {t('unit')}
            </Text>
            <fieldset className={css.units} aria-label={t('unit')}>
              {unitsOf(family).map((unit) => (
                <button
                  key={unit}
                  type="button"
                  className={css.unit}
                  aria-pressed={unit === slip.unit}
                  aria-label={money(unit)}
                  disabled={isBusy}
                  onClick={() => setUnit(unit)}
                >
                  {money(unit).replace(/^\S+\s/, '')}
                </button>
              ))}
            </fieldset>
          </div>
          <div className={css.line}>
            <Text as="span" size="small" tone="muted">
              {t('multiple')}
            </Text>
            <MultipleField
              label={t('multiple')}
              lessLabel={t('lessMultiple')}
              moreLabel={t('moreMultiple')}
              value={slip.multiple}
              highest={highestMultiple}
              isDisabled={isBusy}
              onChange={setMultiple}
            />
          </div>
          {fullMultiple !== undefined && fullMultiple < highestMultiple && (
            <Callout tone={slip.multiple > fullMultiple ? 'warning' : 'info'}>
              {fullMultiple === 0
                ? t('alwaysCapped', { cap: money(family.caps.line) })
                : t('fullMultiple', { multiple: String(fullMultiple), cap: money(family.caps.line) })}
            </Callout>
          )}
          <div className={css.totals} aria-live="polite">
            <Figure name={t('allLines')} value={t('lines', { count: totals.lines, lines: totals.lines.toLocaleString(language) })} />
            <Figure name={t(totals.isCapped ? 'bestWinCapped' : 'bestWin')} value={money(totals.bestWin)} />
            {totals.returned !== undefined && <Figure name={t('returned')} value={shareText(totals.returned, language)} />}
            {balance !== undefined && <Figure name={t('balanceAfter')} value={isShort ? t('notEnough') : money(balance - totals.stake)} />}
            <Figure name={t('stake')} value={money(totals.stake)} isSum />
          </div>
          <SlipState state={state} money={money} />
          <div className={css.actions}>
            {isMoved && period !== undefined && (
              <Callout
                tone="warning"
                action={
                  <Button size="small" disabled={isBusy} onClick={moveOn}>
                    {t('moveOn', { period: periodText(period) })}
                  </Button>
                }
              >
                {t('moved', { closed: periodText(slip.period ?? ''), period: periodText(period) })}
              </Callout>
            )}
            {period === undefined && <Callout tone="warning">{t('closedSlip')}</Callout>}
            <Button tone="brass" fullWidth pending={isBusy} disabled={isMoved || period === undefined || isShort} onClick={onBet}>
              {t('bet')}
            </Button>
            <Button tone="outline" fullWidth disabled={isBusy || isMoved || period === undefined} onClick={onChase}>
              {t('chase.open')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** What came of the last order. */
function SlipState({ state, money }: Pick<SlipPanelProps, 'state' | 'money'>): ReactElement | null {
  const { t } = useTranslation('lottery');
  const errorText = useErrorText();
  if (state.status === 'made') {
    const { bets, amount, period } = state.reply;
    const lines = bets.reduce((sum, bet) => sum + bet.lines, 0);
    return (
      <Callout tone="positive" title={t('placed', { period: periodText(period) })}>
        {t('placedAbout', { count: lines, amount: money(amount) })}
      </Callout>
    );
  }
  if (state.status === 'refused') {
    return (
      <Callout tone="negative" title={refusedTitle(state.params, t)}>
        {errorText.of(state)}
      </Callout>
    );
  }
  if (state.status !== 'unknown') return null;
  return (
    <LostCallout
      lost={state}
      texts={{
        looking: t('lost.looking'),
        lookingAbout: t('lost.lookingAbout'),
        none: t('lost.none'),
        noneAbout: t('lost.noneAbout'),
        lookAgain: t('lost.lookAgain'),
      }}
    />
  );
}

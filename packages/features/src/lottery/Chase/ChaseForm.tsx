import { type Currency, type Language, type LotteryChase, mostChaseMultiple } from '@baize/contract';
import type { LotteryFamily } from '@baize/contract/lottery';
import { Button, Callout, ErrorState, Pager, SegmentedControl, Skeleton, Stack, Text } from '@baize/design-system';
import { AmountField } from '@baize/design-system/AmountField';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountRead, formatInZone, useErrorText } from '../../core/index.ts';
import { isUnderWay } from '../../core/money/isUnderWay.ts';
import type { MoneyState } from '../../core/money/useMoneyCall.ts';
import { Figure } from '../../shared/money/Figure.tsx';
import { LostCallout } from '../../shared/money/LostCallout.tsx';
import { periodText, shareText } from '../lotteryText.ts';
import { refusedTitle } from '../refusedTitle.ts';
import { MultipleField } from '../Slip/MultipleField.tsx';
import { totalsOf } from '../Slip/slip.ts';
import type { SlipActions } from '../Slip/useSlip.ts';
import * as css from './Chase.css.ts';
import { chaseStops, emptyChase, multipleOf, periodsOf, stakeOf, stopAfterWonOf } from './chaseDraft.ts';
import type { PeriodsAhead } from './useLotteryPeriods.ts';
import type { ChaseRequest } from './useSubmitChase.ts';

export interface ChaseFormProps {
  family: LotteryFamily;
  /** Its bets are placed on each period, at its unit. */
  actions: SlipActions;
  /** The period that takes bets; undefined where none does. */
  period: string | undefined;
  ahead: AccountRead<PeriodsAhead>;
  state: MoneyState<ChaseRequest, LotteryChase>;
  /** Whether each period may have a multiple of its own. */
  canDouble: boolean;
  /** Of the main wallet, in the minor unit; undefined until it is known. */
  balance: number | undefined;
  currency: Currency;
  language: Language;
  timeZone: string;
  money(amount: number): string;
  onSubmit(chase: Pick<ChaseRequest, 'periods' | 'stopAfterWon'>): void;
}

const shownPeriods = 10;
const counts = [5, 10, 20, 50];

/** How many periods, at which multiples, and when to stop: what that costs, before it is placed. */
export function ChaseForm(props: ChaseFormProps): ReactElement {
  const { family, actions, period, ahead, state, canDouble, balance, currency, language, timeZone, money, onSubmit } = props;
  const { t } = useTranslation('lottery');
  const errorText = useErrorText();
  const { slip, isMoved, moveOn } = actions;
  const [draft, setDraft] = useState(() => emptyChase(slip.multiple));
  const [page, setPage] = useState(1);
  const known = ahead.status === 'ready' ? ahead.data : [];
  const isBusy = isUnderWay(state);
  const chosen = periodsOf(canDouble ? draft : { ...draft, multiples: {} }, known);
  const one = totalsOf({ ...slip, multiple: 1 }, family);
  const stake = stakeOf(chosen, one.stake);
  const isShort = balance !== undefined && balance < stake;
  const highest = Math.max(0, ...chosen.map(({ multiple }) => multiple));
  const isCut = one.fullMultiple !== undefined && highest > one.fullMultiple;
  const stopAfterWon = stopAfterWonOf(draft);
  const isSumMissing = draft.stop === 'sum' && !draft.sum;
  const change = (part: Partial<typeof draft>): void => setDraft((before) => ({ ...before, ...part }));
  const setCount = (count: number): void => {
    change({ count: Math.min(Math.max(1, Math.floor(count) || 1), Math.max(1, known.length)) });
    setPage(1);
  };
  const pages = Math.max(1, Math.ceil(chosen.length / shownPeriods));
  const from = (Math.min(page, pages) - 1) * shownPeriods;
  const dayAndTimeOf = (at: number): string => formatInZone(known[at]?.closesAt ?? '', timeZone);
  /** On the day of the first one its time alone: a phone has little room. */
  const closeOf = (at: number): string => {
    const closes = dayAndTimeOf(at);
    return closes.slice(0, 10) === dayAndTimeOf(0).slice(0, 10) ? closes.slice(11, 16) : closes.slice(5, 16);
  };
  if (ahead.status === 'error') {
    return (
      <ErrorState title={t('chase.periodsFailed')} retry={{ onRetry: ahead.retry }}>
        {errorText.of(ahead)}
      </ErrorState>
    );
  }
  return (
    <div className={css.form}>
      <Text tone="muted" size="small">
        {t('chase.about')}
      </Text>
      <div className={css.field}>
        <Text as="span">{t('chase.count')}</Text>
        <MultipleField
          label={t('chase.count')}
          lessLabel={t('chase.fewer')}
          moreLabel={t('chase.more')}
          value={Math.min(draft.count, Math.max(1, known.length))}
          highest={Math.max(1, known.length)}
          isDisabled={isBusy || known.length === 0}
          onChange={setCount}
        />
      </div>
      <SegmentedControl
        label={t('chase.count')}
        variant="pills"
        options={[
          ...counts.filter((count) => count < known.length).map((count) => ({ value: String(count), text: String(count) })),
          { value: String(known.length), text: t('chase.allDay', { count: known.length }) },
        ]}
        value={String(draft.count)}
        onChange={(value) => setCount(Number(value))}
      />
      <div className={css.field}>
        <Text as="span">{t('chase.multiple')}</Text>
        <MultipleField
          label={t('chase.multiple')}
          lessLabel={t('lessMultiple')}
          moreLabel={t('moreMultiple')}
          value={draft.multiple}
          highest={mostChaseMultiple}
          isDisabled={isBusy}
          onChange={(multiple) => change({ multiple: multipleOf(multiple), multiples: {} })}
        />
      </div>
      {!canDouble && <Callout tone="info">{t('chase.sameMultiple')}</Callout>}
      <Stack gap={2}>
        <ol className={css.periods} aria-label={t('chase.periods')} start={from + 1} aria-busy={ahead.status === 'loading' || undefined}>
          {ahead.status === 'loading' &&
            Array.from({ length: shownPeriods }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
              <li key={row} className={css.period}>
                <Skeleton width="half" />
              </li>
            ))}
          {chosen.slice(from, from + shownPeriods).map(({ period: number, multiple }, at) => (
            <li key={number} className={css.period}>
              <span className={css.words}>
                <Text as="span" weight="medium">
                  {periodText(number)}
                </Text>
                <Text as="span" size="small" tone="muted">
                  {t('chase.closes', { time: closeOf(from + at) })}
                </Text>
              </span>
              {canDouble ? (
                <MultipleField
                  label={t('chase.multipleOf', { period: periodText(number) })}
                  lessLabel={t('chase.lessOf', { period: periodText(number) })}
                  moreLabel={t('chase.moreOf', { period: periodText(number) })}
                  value={multiple}
                  highest={mostChaseMultiple}
                  isDisabled={isBusy}
                  onChange={(typed) => change({ multiples: { ...draft.multiples, [number]: multipleOf(typed) } })}
                />
              ) : (
                <Text as="span" tone="muted">{`×${multiple}`}</Text>
              )}
              <span className={css.stake}>
                <Text as="span">{money(one.stake * multiple)}</Text>
              </span>
            </li>
          ))}
        </ol>
        {pages > 1 && <Pager label={t('chase.pages')} page={Math.min(page, pages)} pageCount={pages} onChange={setPage} />}
      </Stack>
      <Stack gap={2}>
        <Text as="span">{t('chase.stop')}</Text>
        <SegmentedControl
          label={t('chase.stop')}
          variant="pills"
          options={chaseStops.map((stop) => ({ value: stop, text: t(`chase.stop.${stop}`) }))}
          value={draft.stop}
          onChange={(stop) => change({ stop })}
        />
      </Stack>
      {draft.stop === 'sum' && (
        <AmountField
          name="stopAfterWon"
          label={t('chase.sum')}
          value={draft.sum}
          onChange={(sum) => change({ sum })}
          min={1}
          {...{ currency, language }}
          disabled={isBusy}
        />
      )}
      <Text size="small" tone="muted">
        {t(draft.stop === 'never' ? 'chase.stopNever' : 'chase.stopAbout')}
      </Text>
      {isCut && (
        <Callout tone="warning">
          {one.fullMultiple === 0
            ? t('alwaysCapped', { cap: money(family.caps.line) })
            : t('fullMultiple', { multiple: String(one.fullMultiple), cap: money(family.caps.line) })}
        </Callout>
      )}
      <div className={css.totals} aria-live="polite">
        <Figure name={t('chase.perPeriod')} value={money(one.stake)} />
        {one.returned !== undefined && <Figure name={t('returned')} value={shareText(one.returned, language)} />}
        {balance !== undefined && <Figure name={t('balanceAfter')} value={isShort ? t('notEnough') : money(balance - stake)} />}
        <Figure name={t('chase.stake', { count: chosen.length })} value={money(stake)} isSum />
      </div>
      <ChaseState state={state} />
      {isMoved && period !== undefined && (
        <Callout
          tone="warning"
          action={
            <Button size="small" disabled={isBusy} onClick={moveOn}>
              {t('moveOn', { period: periodText(period) })}
            </Button>
          }
        >
          {t('chase.moved', { closed: periodText(slip.period ?? ''), period: periodText(period) })}
        </Callout>
      )}
      {period === undefined && <Callout tone="warning">{t('closedSlip')}</Callout>}
      <Button
        tone="brass"
        fullWidth
        pending={isBusy}
        disabled={isMoved || period === undefined || isShort || isSumMissing || chosen.length === 0}
        onClick={() => onSubmit({ periods: chosen, ...(stopAfterWon !== undefined && { stopAfterWon }) })}
      >
        {t('chase.submit')}
      </Button>
    </div>
  );
}

/** What came of the last try, where it was not placed. */
function ChaseState({ state }: Pick<ChaseFormProps, 'state'>): ReactElement | null {
  const { t } = useTranslation('lottery');
  const errorText = useErrorText();
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

import { type Currency, currencySigns, type Language } from '@baize/contract';
import { ErrorState, formatMoney, Skeleton, Stack } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { BreakCard } from '../Closure/BreakCard.tsx';
import { ClosureCallout } from '../Closure/ClosureCallout.tsx';
import { ExclusionCard } from '../Closure/ExclusionCard.tsx';
import { Limits } from '../Limits/Limits.tsx';
import { NetPositionCard } from '../Net/NetPositionCard.tsx';
import { ReviewCallout } from '../Question/ReviewCallout.tsx';
import { RealityCard } from '../RealityCheck/RealityCard.tsx';
import { StatementButtons } from '../Statement/StatementButtons.tsx';
import type { Statement } from '../Statement/useStatement.ts';
import * as css from './ProtectionView.css.ts';
import type { Protecting, ProtectionPart } from './useProtection.ts';

export interface ProtectionViewProps {
  protecting: Protecting;
  statement: Statement;
  /** Sentence of what could not be read, in the player's language. */
  errorText: string;
  /** What of the page was refused last, and its sentence. Default none. */
  refused?: { part: ProtectionPart; text: string } | undefined;
  /** Sentence of the statement that did not come. Default none. */
  statementRefusalText?: string | undefined;
  /** The player hides his balance: what he has set, used, won and lost as well. Default false. */
  isHidden?: boolean | undefined;
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  /** IANA zone that times are shown in. */
  timeZone: string;
  withdrawHref: string;
  /** Name of the brand, and the player's account: they stand on a printed statement. */
  brand: string;
  account: string;
}

/** Net position, limits, break, reality check and self-exclusion: all on one page, in one order. */
export function ProtectionView(props: ProtectionViewProps): ReactElement {
  const { protecting, statement, errorText, refused, statementRefusalText, isHidden = false } = props;
  const { currency, language, timeZone, withdrawHref, brand, account } = props;
  const { t } = useTranslation('player-protection');
  const { state } = protecting;
  const shownMoney = (amount: number, signed = false): string => formatMoney(amount, { currency, language, signed });
  const money = isHidden ? (): string => `${currencySigns[currency]}\u00A0••••••` : shownMoney;
  const refusalAt = (part: ProtectionPart): string | undefined => (refused?.part === part ? refused.text : undefined);
  if (state.status === 'loading') return <ProtectionPlaceholder />;
  if (state.status === 'error') {
    return (
      <ErrorState title={t('failed')} retry={{ onRetry: state.retry }}>
        {errorText}
      </ErrorState>
    );
  }
  const { limits, limitQuestion, closure, net, playedTodayMinutes, months, realityCheckMinutes } = state.data;
  return (
    <Stack gap={4}>
      {closure && (
        <ClosureCallout
          closure={closure}
          timeZone={timeZone}
          withdrawHref={withdrawHref}
          protecting={protecting}
          refusalText={refusalAt('return')}
        />
      )}
      {limitQuestion === 'review' && (
        <ReviewCallout isChanging={protecting.isChanging} refusalText={refusalAt('question')} onKeep={() => void protecting.keepLimits()} />
      )}
      <NetPositionCard net={net} months={months} playedTodayMinutes={playedTodayMinutes} money={money} isHidden={isHidden} />
      <Limits
        limits={limits}
        protecting={protecting}
        refusalAt={refusalAt}
        currency={currency}
        language={language}
        timeZone={timeZone}
        money={money}
        shownMoney={shownMoney}
      />
      <div className={css.ways}>
        <BreakCard closure={closure} protecting={protecting} refusalText={refusalAt('break')} timeZone={timeZone} />
        <RealityCard minutes={realityCheckMinutes} protecting={protecting} refusalText={refusalAt('reality')} />
        <ExclusionCard closure={closure} protecting={protecting} refusalText={refusalAt('exclusion')} timeZone={timeZone} />
      </div>
      <StatementButtons
        statement={statement}
        refusalText={statementRefusalText}
        brand={brand}
        account={account}
        months={months}
        money={shownMoney}
      />
    </Stack>
  );
}

function ProtectionPlaceholder(): ReactElement {
  return (
    <Stack gap={4} aria-busy="true">
      {(['net', 'deposit', 'wager', 'loss', 'ways'] as const).map((part) => (
        <div key={part} className={css.placeholder}>
          <Skeleton width="half" />
          <Skeleton shape="control" />
        </div>
      ))}
    </Stack>
  );
}

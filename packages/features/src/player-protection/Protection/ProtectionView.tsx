import type { Currency, Language } from '@baize/contract';
import { Button, Callout, ErrorState, formatMoney, Skeleton, Stack } from '@baize/design-system';
import { downloadIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { BreakCard } from '../Closure/BreakCard.tsx';
import { ClosureCallout } from '../Closure/ClosureCallout.tsx';
import { ExclusionCard } from '../Closure/ExclusionCard.tsx';
import { Limits } from '../Limits/Limits.tsx';
import { NetPositionCard } from '../Net/NetPositionCard.tsx';
import { RealityCard } from '../RealityCheck/RealityCard.tsx';
import * as css from './ProtectionView.css.ts';
import type { Protecting } from './useProtection.ts';
import type { Statement } from './useStatement.ts';

export interface ProtectionViewProps {
  protecting: Protecting;
  statement: Statement;
  /** Sentence of what could not be read, in the player's language. */
  errorText: string;
  /** Sentence of the change, or the statement, that was refused last. Default none. */
  refusalText?: string | undefined;
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  /** IANA zone that times are shown in. */
  timeZone: string;
  withdrawHref: string;
}

/** Net position, limits, break, reality check and self-exclusion: all on one page, in one order. */
export function ProtectionView(props: ProtectionViewProps): ReactElement {
  const { protecting, statement, errorText, refusalText, currency, language, timeZone, withdrawHref } = props;
  const { t } = useTranslation('player-protection');
  const { state } = protecting;
  const money = (amount: number, signed = false): string => formatMoney(amount, { currency, language, signed });
  if (state.status === 'loading') return <ProtectionPlaceholder />;
  if (state.status === 'error') {
    return (
      <ErrorState title={t('failed')} retry={{ onRetry: state.retry }}>
        {errorText}
      </ErrorState>
    );
  }
  const { limits, closure, net, months, realityCheckMinutes } = state.data;
  return (
    <Stack gap={4}>
      {refusalText !== undefined && <Callout tone="negative">{refusalText}</Callout>}
      {closure && <ClosureCallout closure={closure} timeZone={timeZone} withdrawHref={withdrawHref} protecting={protecting} />}
      <NetPositionCard net={net} months={months} money={money} />
      <Limits limits={limits} protecting={protecting} currency={currency} language={language} timeZone={timeZone} money={money} />
      <div className={css.ways}>
        <BreakCard closure={closure} protecting={protecting} timeZone={timeZone} />
        <RealityCard minutes={realityCheckMinutes} protecting={protecting} />
        <ExclusionCard closure={closure} protecting={protecting} timeZone={timeZone} />
      </div>
      <div>
        <Button tone="outline" icon={downloadIcon} pending={statement.isAsking} onClick={statement.save}>
          {t('statement')}
        </Button>
      </div>
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

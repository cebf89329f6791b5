import type { Bet, Currency, Language } from '@baize/contract';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/index.ts';
import { RoundDetail, type RoundTexts } from '../../shared/rounds/RoundDetail.tsx';
import { RecordMore } from '../Records/RecordMore.tsx';
import { useRoundMovements } from './useRoundMovements.ts';

export interface BetDetailProps {
  bet: Bet;
  /** The brand's: all amounts are in its minor unit. */
  currency: Currency;
  language: Language;
  /** IANA zone that times are shown in. */
  timeZone: string;
  onClose(): void;
}

/** One of the player's rounds with all that is known of it (§2 "rounds in detail"). */
export function BetDetail(props: BetDetailProps): ReactElement {
  const { state, vendorType } = props.bet;
  const { t } = useTranslation('records');
  const { of: errorTextOf } = useErrorText();
  const movements = useRoundMovements(props.bet);
  const texts = useMemo(
    (): RoundTexts => ({
      state: t(`betState.${state}`),
      type: vendorType && t(`vendorType.${vendorType}`),
      kindOf: (kind) => t(`kind.${kind}`),
      vendorType: t('bets.vendorType'),
      vendor: t('bets.vendor'),
      openedAt: t('bets.openedAt'),
      endedAt: t('bets.endedAt'),
      bet: t('bets.bet'),
      win: t('bets.win'),
      net: t('bets.net'),
      roundId: t('bets.roundId'),
      movements: t('bets.movements'),
      movementsFailed: t('bets.movementsFailed'),
      movementsEmpty: t('bets.movementsEmpty'),
      time: t('column.time'),
      kind: t('transactions.kind'),
      amount: t('column.amount'),
      balance: t('transactions.balance'),
    }),
    [t, state, vendorType],
  );
  const more = movements.status === 'ready' && <RecordMore state={movements} errorTextOf={errorTextOf} />;
  return <RoundDetail {...props} movements={movements} texts={texts} more={more} errorTextOf={errorTextOf} />;
}

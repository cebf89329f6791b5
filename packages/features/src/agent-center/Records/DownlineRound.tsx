import type { DownlineBet } from '@baize/contract';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../core/index.ts';
import { RoundDetail, type RoundTexts } from '../../shared/rounds/RoundDetail.tsx';
import { ShowMore } from '../Team/ShowMore.tsx';
import type { TeamLook } from '../Team/TeamSettings.tsx';
import { useDownlineRound } from './useDownlineBets.ts';

export interface DownlineRoundProps extends TeamLook {
  bet: DownlineBet;
  onClose(): void;
}

/** A round of the downline in detail. */
export function DownlineRound({ bet, onClose, ...look }: DownlineRoundProps): ReactElement {
  const { t } = useTranslation('agent-center');
  const errorText = useErrorText();
  const movements = useDownlineRound(bet);
  const { state, vendorType } = bet;
  const texts = useMemo(
    (): RoundTexts => ({
      state: t(`bet.${state}`),
      type: vendorType && t(`vendorType.${vendorType}`),
      kindOf: (kind) => t(`movement.${kind}`),
      vendorType: t('round.vendorType'),
      vendor: t('records.vendor'),
      openedAt: t('round.openedAt'),
      endedAt: t('round.endedAt'),
      bet: t('column.bet'),
      win: t('figure.payouts'),
      net: t('column.net'),
      roundId: t('round.roundId'),
      movements: t('round.movements'),
      movementsFailed: t('round.failed'),
      movementsEmpty: t('round.empty'),
      time: t('column.time'),
      kind: t('column.kind'),
      amount: t('column.amount'),
      balance: t('round.balance'),
    }),
    [t, state, vendorType],
  );
  return (
    <RoundDetail
      {...look}
      bet={bet}
      owner={{ name: t('column.account'), text: bet.account }}
      movements={movements}
      texts={texts}
      more={<ShowMore state={movements} />}
      errorTextOf={errorText.of}
      onClose={onClose}
    />
  );
}

import { Callout, CopyField } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { periodText } from '../lotteryText.ts';
import { keptCommitment, momentText } from './keptCommitments.ts';

export interface OpenCommitmentProps {
  /** Code of the lottery. */
  lottery: string;
  /** Number of the period that takes bets. */
  period: string;
  /** As the gateway tells it now. */
  commitment: string;
  timeZone: string;
}

/** The commitment of the open period, for its player to keep elsewhere as well; one that the gateway has exchanged is named. */
export function OpenCommitment({ lottery, period, commitment, timeZone }: OpenCommitmentProps): ReactElement {
  const { t } = useTranslation('lottery');
  const kept = keptCommitment(lottery, period);
  const time = kept ? momentText(kept.keptAt, timeZone) : '';
  return (
    <>
      <CopyField
        whole
        label={t('openCommitment', { period: periodText(period) })}
        value={commitment}
        help={kept ? t('openCommitmentKept', { time }) : t('openCommitmentAbout')}
      />
      {kept && kept.commitment !== commitment && <Callout tone="negative">{t('openCommitmentChanged', { time })}</Callout>}
    </>
  );
}

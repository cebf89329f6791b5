import type { PointReward } from '@baize/contract';
import { Button, ButtonLink, Callout, EmptyState, GiftArt, Stack, Text } from '@baize/design-system';
import { giftIcon } from '@baize/design-system/icons';
import { Modal } from '@baize/design-system/Modal';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../core/index.ts';
import { pointsText } from '../pointsText.ts';
import { picture } from '../Rewards/Rewards.css.ts';
import { RedeemForm } from './RedeemForm.tsx';
import { useRedeem } from './useRedeem.ts';

export interface RedeemDialogProps {
  /** Undefined where it is no longer in the mall. */
  reward: PointReward | undefined;
  balance: number;
  hasFundPassword: boolean;
  money(amount: number): string;
  /** Where a fund password is set, and where the requests are. */
  fundPasswordHref: string;
  historyHref: string;
  onClose(): void;
}

/** One reward: what it is, the form that redeems it, and what came of it. */
export function RedeemDialog({ reward, onClose, ...rest }: RedeemDialogProps): ReactElement {
  const { t } = useTranslation('points-mall');
  const language = useLanguage();
  return (
    <Modal open footerHide title={reward?.name[language] ?? t('gone')} onClose={onClose}>
      {reward ? (
        <OpenReward {...rest} reward={reward} onClose={onClose} />
      ) : (
        <EmptyState icon={giftIcon} title={t('gone')}>
          {t('goneNext')}
        </EmptyState>
      )}
    </Modal>
  );
}

function OpenReward({
  reward,
  balance,
  hasFundPassword,
  money,
  fundPasswordHref,
  historyHref,
  onClose,
}: RedeemDialogProps & { reward: PointReward }): ReactElement {
  const { t } = useTranslation('points-mall');
  const language = useLanguage();
  const redeeming = useRedeem();
  const { state } = redeeming;
  if (state.status === 'made') {
    const { redemption, balance: rest } = state.reply;
    return (
      <Stack gap={4}>
        <Callout tone="positive" title={t(redemption.status === 'completed' ? 'done' : 'asked')}>
          {t(redemption.status === 'completed' ? 'doneAbout' : 'askedAbout', { points: pointsText(rest, language) })}
        </Callout>
        <Stack gap={2}>
          <ButtonLink href={historyHref}>{t('menu.history')}</ButtonLink>
          <Button tone="outline" onClick={onClose}>
            {t('back')}
          </Button>
        </Stack>
      </Stack>
    );
  }
  const isOutOfReach = reward.left === 0 || reward.points > balance;
  return (
    <Stack gap={4}>
      <div className={picture}>
        <GiftArt name={reward.picture} />
      </div>
      <Text tone="muted">{reward.condition[language]}</Text>
      {isOutOfReach && state.status === 'idle' ? (
        <Callout tone="warning">
          {reward.left === 0
            ? t('soldOut')
            : t('lacking', { count: reward.points - balance, points: pointsText(reward.points - balance, language) })}
        </Callout>
      ) : hasFundPassword ? (
        <RedeemForm reward={reward} balance={balance} redeeming={redeeming} money={money} />
      ) : (
        <EmptyState title={t('noFundPassword')} action={<ButtonLink href={fundPasswordHref}>{t('setFundPassword')}</ButtonLink>}>
          {t('noFundPasswordAbout')}
        </EmptyState>
      )}
    </Stack>
  );
}

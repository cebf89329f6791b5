import type { PointReward } from '@baize/contract';
import { Button, ButtonLink, Callout, EmptyState, GiftArt, Stack, Text } from '@baize/design-system';
import { giftIcon } from '@baize/design-system/icons';
import { Modal } from '@baize/design-system/Modal';
import { type ReactElement, useState } from 'react';
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
  // One that is taken down meanwhile is still told how its request ended.
  const [known, setKnown] = useState(reward);
  if (reward && reward !== known) setKnown(reward);
  const shown = reward ?? known;
  return (
    <Modal open footerHide title={shown?.name[language] ?? t('gone')} onClose={onClose}>
      {shown ? <OpenReward {...rest} reward={shown} isGone={!reward} onClose={onClose} /> : <GoneReward />}
    </Modal>
  );
}

function GoneReward(): ReactElement {
  const { t } = useTranslation('points-mall');
  return (
    <EmptyState icon={giftIcon} title={t('gone')}>
      {t('goneNext')}
    </EmptyState>
  );
}

function OpenReward({
  reward,
  isGone,
  balance,
  hasFundPassword,
  money,
  fundPasswordHref,
  historyHref,
  onClose,
}: RedeemDialogProps & { reward: PointReward; isGone: boolean }): ReactElement {
  const { t } = useTranslation('points-mall');
  const language = useLanguage();
  const redeeming = useRedeem();
  const { state } = redeeming;
  const isOutOfReach = reward.left === 0 || reward.points > balance;
  // A form that was begun stays, whatever others take meanwhile: nothing that was typed is lost.
  const [isBegun] = useState(!isOutOfReach);
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
  const isShown = isBegun || !isOutOfReach || state.status !== 'idle';
  if (isGone && state.status === 'idle') return <GoneReward />;
  return (
    <Stack gap={4}>
      <div className={picture}>
        <GiftArt name={reward.picture} />
      </div>
      <Text tone="muted">{reward.condition[language]}</Text>
      {isOutOfReach && state.status === 'idle' && (
        <Callout tone="warning">
          {reward.left === 0
            ? t('soldOut')
            : t('lacking', { count: reward.points - balance, points: pointsText(reward.points - balance, language) })}
        </Callout>
      )}
      {isShown && hasFundPassword && <RedeemForm reward={reward} balance={balance} redeeming={redeeming} money={money} />}
      {isShown && !hasFundPassword && (
        <EmptyState title={t('noFundPassword')} action={<ButtonLink href={fundPasswordHref}>{t('setFundPassword')}</ButtonLink>}>
          {t('noFundPasswordAbout')}
        </EmptyState>
      )}
    </Stack>
  );
}

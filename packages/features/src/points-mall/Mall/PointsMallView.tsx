import { type MemberPoints, type PointReward, pointRewardTypes } from '@baize/contract';
import { EmptyState, ErrorState, Skeleton, Stack, Text } from '@baize/design-system';
import { Tabs } from '@baize/design-system/Tabs';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountRead, useErrorText } from '../../core/index.ts';
import { ConvertCard } from '../Convert/ConvertCard.tsx';
import { type PointMenu, PointsHead } from '../Points/PointsHead.tsx';
import { RateTable } from '../Points/RateTable.tsx';
import { everyReward, RewardList } from '../Rewards/RewardList.tsx';
import * as css from './PointsMall.css.ts';
import { PointsMallLayers } from './PointsMallLayers.tsx';
import { PointsMallSkeleton } from './PointsMallSkeleton.tsx';

export interface PointsMallViewProps {
  points: AccountRead<MemberPoints>;
  rewards: AccountRead<readonly PointReward[]>;
  /** Of the address: the type of rewards, and which reward or menu is open over the page. */
  category: string | undefined;
  rewardId: string | undefined;
  menu: string | undefined;
  onCategory(category: string): void;
  onClose(): void;
  menuHref(menu: PointMenu): string;
  rewardHref(reward: PointReward): string;
  /** Where a fund password is set. */
  fundPasswordHref: string;
  money(amount: number): string;
  /** IANA zone that times are shown in. */
  timeZone: string;
}

/** §2 points mall: the balance, its conversion, the rewards by type, and how points come about. */
export function PointsMallView(props: PointsMallViewProps): ReactElement {
  const { points, rewards, rewardId, menu, menuHref, fundPasswordHref, money, timeZone, onClose } = props;
  const { t } = useTranslation('points-mall');
  const errorText = useErrorText();
  if (points.status === 'loading') return <PointsMallSkeleton />;
  // Agents have no points.
  if (points.status === 'error' && points.code === 'function.not.available') return <EmptyState title={errorText.of(points)} />;
  if (points.status === 'error') {
    return (
      <ErrorState title={t('failed')} retry={{ onRetry: points.retry }}>
        {errorText.of(points)}
      </ErrorState>
    );
  }
  const { conversion } = points.data;
  return (
    <div className={css.page}>
      <PointsHead points={points.data} hrefOf={menuHref} money={money} />
      {conversion && <ConvertCard points={{ ...points.data, conversion }} money={money} fundPasswordHref={fundPasswordHref} />}
      <RewardTabs {...props} balance={points.data.balance} />
      <div className={css.side}>
        <RateTable rates={points.data.rates} money={money} />
        <Text size="small" tone="muted">
          {t('neverExpire')}
        </Text>
      </div>
      <PointsMallLayers
        points={points.data}
        rewards={rewards.status === 'ready' ? rewards.data : undefined}
        {...{ rewardId, menu, money, timeZone, fundPasswordHref, onClose }}
        historyHref={menuHref('history')}
      />
    </div>
  );
}

function RewardTabs({
  rewards,
  category,
  onCategory,
  rewardHref,
  money,
  balance,
}: PointsMallViewProps & { balance: number }): ReactElement {
  const { t } = useTranslation('points-mall');
  const errorText = useErrorText();
  const [choice, setChoice] = useState(everyReward);
  if (rewards.status === 'error') {
    return (
      <ErrorState title={t('rewardsFailed')} retry={{ onRetry: rewards.retry }}>
        {errorText.of(rewards)}
      </ErrorState>
    );
  }
  if (rewards.status === 'loading') {
    return (
      <Stack gap={4} aria-busy="true">
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    );
  }
  const open = pointRewardTypes.find((type) => type === category) ?? pointRewardTypes[0];
  return (
    <Tabs
      label={t('rewards')}
      value={open}
      onChange={onCategory}
      items={pointRewardTypes.map((type) => {
        const ofType = rewards.data.filter((reward) => reward.type === type);
        return {
          id: type,
          text: t(`type.${type}`),
          content: <RewardList rewards={ofType} {...{ balance, choice, money }} onChoice={setChoice} hrefOf={rewardHref} />,
        };
      })}
    />
  );
}

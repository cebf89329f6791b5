import type { PointReward } from '@baize/contract';
import { Checkbox, EmptyState, Select, Stack, Text } from '@baize/design-system';
import { giftIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../core/index.ts';
import { pointsText } from '../pointsText.ts';
import { RewardCard } from './RewardCard.tsx';
import * as css from './Rewards.css.ts';

export interface RewardListProps {
  /** Of one type. */
  rewards: readonly PointReward[];
  balance: number;
  choice: RewardChoice;
  onChoice(choice: RewardChoice): void;
  hrefOf(reward: PointReward): string;
  money(amount: number): string;
}

const orders = ['house', 'cheap', 'dear'] as const;
type Order = (typeof orders)[number];
/** What a member has chosen to see, and in which order: the same for all types. */
export interface RewardChoice {
  isAffordable: boolean;
  order: Order;
}
/** All of them, as the house has them. */
export const everyReward: RewardChoice = { isAffordable: false, order: 'house' };
const by: Record<Order, (one: PointReward, other: PointReward) => number> = {
  house: () => 0,
  cheap: (one, other) => one.points - other.points,
  dear: (one, other) => other.points - one.points,
};
const isOrder = (word: string): word is Order => (orders as readonly string[]).includes(word);

/** The rewards of a type: all of them or what the points are enough for, in an order that the member chooses. */
export function RewardList({ rewards, balance, choice, onChoice, hrefOf, money }: RewardListProps): ReactElement {
  const { t } = useTranslation('points-mall');
  const language = useLanguage();
  const { isAffordable, order } = choice;
  const shown = rewards.filter(({ points, left }) => !isAffordable || (points <= balance && left !== 0)).toSorted(by[order]);
  return (
    <Stack gap={4}>
      <p className={css.balance}>
        <Text as="span" size="small" tone="muted">
          {t('balance')}
        </Text>
        <Text as="span" weight="strong">
          {pointsText(balance, language)}
        </Text>
      </p>
      <div className={css.tools}>
        <Checkbox
          name="affordable"
          label={t('affordable')}
          checked={isAffordable}
          onChange={(event) => onChoice({ ...choice, isAffordable: event.target.checked })}
        />
        <Select
          name="order"
          label={t('order')}
          value={order}
          onChange={({ target }) => isOrder(target.value) && onChoice({ ...choice, order: target.value })}
          options={orders.map((value) => ({ value, text: t(`order.${value}`) }))}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={giftIcon} title={isAffordable && rewards.length > 0 ? t('noneAffordable') : t('empty')}>
          {isAffordable && rewards.length > 0 ? t('noneAffordableNext') : t('emptyNext')}
        </EmptyState>
      ) : (
        <ul className={css.list}>
          {shown.map((reward) => (
            <li key={reward.rewardId}>
              <RewardCard reward={reward} balance={balance} href={hrefOf(reward)} money={money} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

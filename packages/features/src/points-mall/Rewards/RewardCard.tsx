import type { PointReward } from '@baize/contract';
import { ButtonLink, GiftArt, Heading, Progress, Text, VisuallyHidden } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../core/index.ts';
import { pointsText } from '../pointsText.ts';
import * as css from './Rewards.css.ts';

export interface RewardCardProps {
  reward: PointReward;
  /** Points of the member. */
  balance: number;
  href: string;
  /** An amount as the reader writes it. */
  money(amount: number): string;
}

/** Fewer than these are told as few. */
const fewLeft = 10;

/** A reward with its price: to be redeemed, still out of reach, or sold out. */
export function RewardCard({ reward, balance, href, money }: RewardCardProps): ReactElement {
  const { t } = useTranslation('points-mall');
  const language = useLanguage();
  const { name, condition, picture, points, amount, left, redeemed } = reward;
  const isGone = left === 0;
  const lacking = points - balance;
  const price = [t('points', { count: points, points: pointsText(points, language) }), ...(amount > 0 ? [money(amount)] : [])].join(' + ');
  return (
    <article className={css.card}>
      <div className={isGone ? css.gone : css.picture}>
        <GiftArt name={picture} />
      </div>
      <div className={css.words}>
        <Heading level={3} size="body">
          {name[language]}
        </Heading>
        <Text size="small" tone="muted">
          {condition[language]}
        </Text>
        <Text size="small" tone="muted">
          {left !== undefined && (
            <>
              <Text as="span" size="small" tone={left < fewLeft ? 'warning' : 'muted'}>
                {isGone ? t('soldOut') : t('stock', { left: pointsText(left, language) })}
              </Text>
              {' · '}
            </>
          )}
          {t('redeemedCount', { redeemed: pointsText(redeemed, language) })}
        </Text>
        <div className={css.foot}>
          <Text weight="strong">{price}</Text>
          {!isGone && lacking <= 0 && (
            <ButtonLink href={href} tone="outline" size="small">
              {t('redeem')} <VisuallyHidden>{name[language]}</VisuallyHidden>
            </ButtonLink>
          )}
        </div>
        {!isGone && lacking > 0 && (
          <Progress
            label={t('lacking', { count: lacking, points: pointsText(lacking, language) })}
            value={balance}
            max={points}
            valueText=""
          />
        )}
      </div>
    </article>
  );
}

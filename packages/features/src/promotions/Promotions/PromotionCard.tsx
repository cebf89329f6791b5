import { type Currency, type Promotion, rewardUnitOf } from '@baize/contract';
import { Button, ButtonLink, Heading, Icon, Inline, Link, Progress, PromotionArt, Text } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../core/index.ts';
import { rewardTextIn } from '../../shared/rewards/rewardTextIn.ts';
import { moneyIn } from '../moneyIn.ts';
import * as css from './PromotionsView.css.ts';
import { statusLook } from './statusLook.ts';
import { useDates } from './useDates.ts';

export interface PromotionCardProps {
  promotion: Promotion;
  currency: Currency;
  /** Address of its terms. */
  href: string;
  isOpen: boolean;
  isClaiming: boolean;
  onClaim(): void;
}

/** A promotion in short: what it is, how it stands, and the one thing to do. */
export function PromotionCard({ promotion, currency, href, isOpen, isClaiming, onClaim }: PromotionCardProps): ReactElement {
  const { t } = useTranslation('promotions');
  const language = useLanguage();
  const money = moneyIn(currency, language);
  const rewardText = rewardTextIn(useTranslation('core').t, currency, language);
  const { dateOf } = useDates();
  const { picture, title, summary, status, claimable = 0, bonus } = promotion;
  const name = title[language];
  const { icon, tone } = statusLook[status];
  return (
    <article className={isOpen ? css.openCard : css.card} aria-label={name}>
      <div className={css.picture}>
        <div className={css.drawing}>
          <PromotionArt name={picture} />
        </div>
      </div>
      <div className={css.words}>
        <Heading level={2} size="body">
          <Link href={href}>{name}</Link>
        </Heading>
        <div className={css.summary}>
          <Text size="small" tone="muted">
            {summary[language]}
          </Text>
          {bonus && (
            <Progress
              label={t('progress')}
              labelHidden
              value={bonus.wagered}
              max={bonus.asked}
              valueText={t('progressOf', { wagered: money(bonus.wagered), asked: money(bonus.asked) })}
            />
          )}
        </div>
        <div className={css.foot}>
          {status === 'join' && (
            <ButtonLink href={href} size="small">
              {t('see')}
            </ButtonLink>
          )}
          {status === 'claim' && (
            <Button tone="brass" size="small" pending={isClaiming} onClick={onClaim}>
              {t('claimAmount', { amount: rewardText(claimable, rewardUnitOf(promotion.reward)) })}
            </Button>
          )}
          {status !== 'join' && status !== 'claim' && (
            <Text as="span" size="small" tone={tone} weight="medium">
              <Inline as="span" gap={1} wrap={false}>
                <Icon icon={icon} size="small" />
                {promotion.isLeftOut ? t('leftOut') : t(`status.${status}`)}
              </Inline>
            </Text>
          )}
          <Text as="span" size="small" tone="muted">
            {dateOf(promotion)}
          </Text>
        </div>
      </div>
    </article>
  );
}

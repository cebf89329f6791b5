import { type Currency, type Promotion, rewardUnitOf } from '@baize/contract';
import { Button, ButtonLink } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../core/index.ts';
import { rewardTextIn } from '../../shared/rewards/rewardTextIn.ts';

/** Ways out of a promotion's terms. */
export interface PromotionWays {
  /** Where a visitor logs in; undefined for a reader who is logged in. */
  logIn: string | undefined;
  deposit: string;
}

export interface PromotionActionProps {
  promotion: Promotion;
  currency: Currency;
  ways: PromotionWays;
  isActing: boolean;
  onJoin(): void;
  onClaim(): void;
}

/** Whether its reader may take part now, or again. */
export const canTakePart = ({ status, way }: Pick<Promotion, 'status' | 'way'>): boolean =>
  status === 'join' || (status === 'rejected' && way === 'apply');

/** Whether there is one thing to do. A member's application is a form of its own. */
export const hasAction = ({ status, way, kind }: Pick<Promotion, 'status' | 'way' | 'kind'>, { logIn }: PromotionWays): boolean =>
  status === 'claim' ||
  (status === 'joined' && kind === 'deposit') ||
  (canTakePart({ status, way }) && (way === 'join' || logIn !== undefined));

/** The one thing to do about a promotion, below its terms. */
export function PromotionAction({ promotion, currency, ways, isActing, onJoin, onClaim }: PromotionActionProps): ReactElement | null {
  const { t } = useTranslation('promotions');
  const rewardText = rewardTextIn(useTranslation('core').t, currency, useLanguage());
  const { status, way, kind, claimable = 0 } = promotion;
  if (status === 'claim') {
    return (
      <Button tone="brass" fullWidth pending={isActing} onClick={onClaim}>
        {t('claimAmount', { amount: rewardText(claimable, rewardUnitOf(promotion.reward)) })}
      </Button>
    );
  }
  if (status === 'joined' && kind === 'deposit') {
    return (
      <ButtonLink href={ways.deposit} tone="brass" fullWidth>
        {t('deposit')}
      </ButtonLink>
    );
  }
  if (!canTakePart(promotion)) return null;
  if (ways.logIn !== undefined) {
    return (
      <ButtonLink href={ways.logIn} fullWidth>
        {t('logInToJoin')}
      </ButtonLink>
    );
  }
  return way === 'join' ? (
    <Button fullWidth pending={isActing} onClick={onJoin}>
      {t('join')}
    </Button>
  ) : null;
}

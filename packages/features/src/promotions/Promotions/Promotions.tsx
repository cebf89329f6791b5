import { rewardUnitOf } from '@baize/contract';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type PageProps, useAccount, useErrorText, useLanguage, usePermission, useView } from '../../core/index.ts';
import { useGiveUp } from '../Bonuses/useGiveUp.ts';
import { moneyIn } from '../moneyIn.ts';
import { PromotionsSkeleton } from './PromotionsSkeleton.tsx';
import { PromotionsView } from './PromotionsView.tsx';
import { usePromotionActs } from './usePromotionActs.ts';
import { usePromotions } from './usePromotions.ts';

/** §2 /web/promo, on the gateway of the app. */
export function Promotions({ hrefOf, address }: PageProps): ReactElement {
  const View = useView(PromotionsView);
  const { t } = useTranslation('promotions');
  const errorText = useErrorText();
  const account = useAccount();
  const currency = usePermission()?.currency;
  const state = usePromotions();
  const acts = usePromotionActs();
  const givingUp = useGiveUp();
  const language = useLanguage();
  const { category, promotion } = address.values;
  const { done } = acts;
  const doneText =
    done &&
    {
      join: t('joined'),
      claim: rewardUnitOf(done.promotion.reward)
        ? t('claimedOther')
        : t('claimed', { amount: currency ? moneyIn(currency, language)(done.amount) : '' }),
      apply: t('sent'),
    }[done.act.act];
  const addressOf = (choice: { category?: string | undefined; promotion?: string | undefined }, more = ''): string => {
    const said = Object.entries(choice).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]));
    return hrefOf({ path: `/promo${said.length > 0 || more ? '?' : ''}${[...said, ...(more ? [more] : [])].join('&')}` });
  };
  if (!currency) return <PromotionsSkeleton />;
  return (
    <View
      state={state}
      errorText={state.status === 'error' ? errorText.of(state) : ''}
      currency={currency}
      acts={acts}
      doneText={doneText ?? (givingUp.isDone ? t('gaveUp') : undefined)}
      givingUp={givingUp}
      category={category}
      openId={promotion}
      hrefOf={addressOf}
      waysOf={({ promotionId }) => ({
        logIn: account === '' ? addressOf({ category, promotion: promotionId }, 'dialog=login') : undefined,
        deposit: hrefOf({ center: 'deposit' }),
      })}
      onClose={() => address.close({ category })}
    />
  );
}

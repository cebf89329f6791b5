import { formatMoney } from '@baize/design-system';
import type { ReactElement } from 'react';
import { type PageProps, type PageValues, useLanguage, usePermission, useView } from '../../core/index.ts';
import { usePoints } from '../Points/usePoints.ts';
import { usePointRewards } from '../Rewards/usePointRewards.ts';
import { PointsMallSkeleton } from './PointsMallSkeleton.tsx';
import { PointsMallView } from './PointsMallView.tsx';

/** §2 /web/pointMall, on the gateway of the app. */
export function PointsMall({ hrefOf, address }: PageProps): ReactElement {
  const View = useView(PointsMallView);
  const language = useLanguage();
  const permission = usePermission();
  const points = usePoints();
  const rewards = usePointRewards();
  if (!permission) return <PointsMallSkeleton />;
  const { currency, timeZone } = permission;
  const { category, reward, menu } = address.values;
  const hrefWith = (values: PageValues): string => {
    const said = Object.entries({ category, ...values }).filter(([, value]) => value !== undefined);
    return hrefOf({ path: `/pointMall?${said.map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`).join('&')}` });
  };
  return (
    <View
      points={points}
      rewards={rewards}
      category={category}
      rewardId={reward}
      menu={menu}
      onCategory={(type) => address.change({ category: type })}
      onClose={() => address.close({ category })}
      menuHref={(one) => hrefWith({ menu: one })}
      rewardHref={({ rewardId }) => hrefWith({ reward: rewardId })}
      fundPasswordHref={hrefOf({ center: 'account' })}
      money={(amount) => formatMoney(amount, { currency, language, signed: false })}
      timeZone={timeZone}
    />
  );
}

import { Tabs } from '@baize/design-system/Tabs';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryProps } from '../../core/index.ts';
import { ClaimableRewards } from '../Rewards/ClaimableRewards.tsx';

export interface RewardCenterProps extends Pick<EntryProps, 'part' | 'openPart' | 'partOf' | 'hrefOf'> {
  /** Bonuses that are being wagered. Default nothing. */
  bonuses?: ReactNode;
}

/** Parts behind the first, in their order. */
const parts = ['tickets', 'rain', 'history'] as const;

/** §2 "reward center": what can be claimed, and what became of it. */
export function RewardCenter({ part, openPart, partOf, hrefOf, bonuses }: RewardCenterProps): ReactElement {
  const { t } = useTranslation('rewards');
  const open = parts.find((one) => one === part) ?? 'rewards';
  return (
    <Tabs
      label={t('tabs')}
      value={open}
      onChange={(id) => openPart(id === 'rewards' ? undefined : id)}
      items={[
        {
          id: 'rewards',
          text: t('tab.rewards'),
          content: <ClaimableRewards promotionsHref={hrefOf({ path: '/promo' })} bonuses={bonuses} />,
        },
        ...parts.map((id) => ({ id, text: t(`tab.${id}`), content: partOf(id) })),
      ]}
    />
  );
}

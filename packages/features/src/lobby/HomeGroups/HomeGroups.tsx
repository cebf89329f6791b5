import { type HomeGroup, homeGroups } from '@baize/contract';
import { CategoryRow, type IconName } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const iconForGroup: Record<HomeGroup, IconName> = {
  popular: 'star',
  sports: 'trophy',
  casino: 'spade',
  slots: 'gem',
  fish: 'fish',
  esports: 'gamepad',
  lottery: 'ticket',
  cards: 'club',
  jackpot: 'gift',
  mini: 'dice',
};

export interface HomeGroupsProps {
  current: HomeGroup;
  /** Address that shows a group. */
  hrefOf(group: HomeGroup): string;
}

/** The row of categories on the home page. */
export function HomeGroups({ current, hrefOf }: HomeGroupsProps): ReactElement {
  const { t } = useTranslation('lobby');
  const items = homeGroups.map((group) => ({ id: group, text: t(`group.${group}`), icon: iconForGroup[group], href: hrefOf(group) }));
  return <CategoryRow label={t('groups')} items={items} currentId={current} />;
}

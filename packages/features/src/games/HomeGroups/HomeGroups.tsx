import { type HomeGroup, homeGroups } from '@baize/contract';
import { CategoryRow, type IconDrawing } from '@baize/design-system';
import {
  clubIcon,
  diceIcon,
  fishIcon,
  gamepadIcon,
  gemIcon,
  giftIcon,
  spadeIcon,
  starIcon,
  ticketIcon,
  trophyIcon,
} from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const iconForGroup: Record<HomeGroup, IconDrawing> = {
  popular: starIcon,
  sports: trophyIcon,
  casino: spadeIcon,
  slots: gemIcon,
  fish: fishIcon,
  esports: gamepadIcon,
  lottery: ticketIcon,
  cards: clubIcon,
  jackpot: giftIcon,
  mini: diceIcon,
};

export interface HomeGroupsProps {
  current: HomeGroup;
  /** Address that shows a group. */
  hrefOf(group: HomeGroup): string;
}

/** The row of categories on the home page. */
export function HomeGroups({ current, hrefOf }: HomeGroupsProps): ReactElement {
  const { t } = useTranslation('games');
  const items = homeGroups.map((group) => ({ id: group, text: t(`group.${group}`), icon: iconForGroup[group], href: hrefOf(group) }));
  return <CategoryRow label={t('groups')} items={items} currentId={current} />;
}

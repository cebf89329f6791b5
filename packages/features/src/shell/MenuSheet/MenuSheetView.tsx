import type { Game, Language } from '@baize/contract';
import { type IconDrawing, type NavItem, SideNav, type SideNavItem, Stack, Text } from '@baize/design-system';
import { Accordion } from '@baize/design-system/Accordion';
import { Drawer } from '@baize/design-system/Drawer';
import {
  clubIcon,
  fishIcon,
  gamepadIcon,
  gemIcon,
  giftIcon,
  headsetIcon,
  helpIcon,
  homeIcon,
  megaphoneIcon,
  messageIcon,
  protectionIcon,
  searchIcon,
  sendIcon,
  smartphoneIcon,
  spadeIcon,
  ticketIcon,
  trendUpIcon,
  trophyIcon,
  walletIcon,
} from '@baize/design-system/icons';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameMenusState } from '../../core/index.ts';
import { type MenuContext, menuContentOf } from '../Navigation/menuContents.ts';
import type { NavigationId } from '../Navigation/navigation.ts';
import { groupOfItem } from '../Navigation/navigationGroups.ts';
import type { SideBarViewProps } from '../SideBar/SideBarView.tsx';
import { MenuSheetGroup } from './MenuSheetGroup.tsx';

export interface MenuSheetViewProps extends Pick<MenuContext, 'errorText' | 'hrefOf' | 'moreHref'>, SideBarViewProps {
  items: readonly NavItem[];
  /** Which of the words belongs to the open page. Default none. */
  currentId?: string | undefined;
  state: GameMenusState;
  language: Language;
  searchHref: string;
  /** Where all notices are, also on a page without a footer. Default: no way there. */
  noticesHref?: string | undefined;
  /** The speed of the line with its chooser, which the header of a phone has no room for. Default none. */
  lines?: ReactNode | undefined;
  onPlayGame(game: Game): void;
  onClose(): void;
}

const iconForItem: Record<NavigationId, IconDrawing> = {
  home: homeIcon,
  sports: trophyIcon,
  sportMarket: trendUpIcon,
  casino: spadeIcon,
  egame: gemIcon,
  fish: fishIcon,
  competitive: gamepadIcon,
  lottery: ticketIcon,
  chess: clubIcon,
  promo: giftIcon,
  download: smartphoneIcon,
  agentCenter: headsetIcon,
};

/** All sections of the portal (§2) in one sheet: its pages, the menus of its games, and the side bar of a wide screen. */
export function MenuSheetView(props: MenuSheetViewProps): ReactElement {
  const { items, currentId, state, searchHref, helpHref, depositHref, protectionHref, noticesHref, contacts, lines, onClose, ...context } =
    props;
  const { t } = useTranslation('shell');
  const texts = { more: t('menuMore'), empty: t('menuEmpty') };
  const pages = items.filter(({ id }) => groupOfItem(id) === undefined);
  const withIcon = ({ id, ...item }: NavItem): SideNavItem => ({ id, icon: iconForItem[id as NavigationId], ...item });
  const help: SideNavItem[] = [
    { id: 'help', text: t('help'), icon: helpIcon, href: helpHref },
    ...(depositHref ? [{ id: 'deposit', text: t('deposit'), icon: walletIcon, href: depositHref }] : []),
    { id: 'protection', text: t('protection'), icon: protectionIcon, href: protectionHref },
    ...(noticesHref ? [{ id: 'notices', text: t('notices'), icon: megaphoneIcon, href: noticesHref }] : []),
    ...contacts.map(({ channel, title, href }) => ({
      id: channel,
      text: title,
      icon: channel === 'TELEGRAM' ? sendIcon : messageIcon,
      href,
    })),
  ];
  return (
    <Drawer open title={t('menu')} onClose={onClose}>
      <Stack gap={4}>
        <SideNav
          label={t('navigation')}
          currentId={currentId}
          groups={[
            { id: 'pages', items: [{ id: 'search', text: t('findGame'), icon: searchIcon, href: searchHref }, ...pages.map(withIcon)] },
          ]}
        />
        <Accordion
          level={3}
          items={items.flatMap((item) => {
            const group = groupOfItem(item.id);
            if (!group) return [];
            const content = menuContentOf(group, state, { ...context, texts });
            return [{ id: item.id, title: item.text, content: <MenuSheetGroup item={item} {...content} /> }];
          })}
        />
        <SideNav label={t('sideBar')} groups={[{ id: 'help', items: help }]} />
        {lines && (
          <Text as="div" size="small" tone="muted">
            {lines}
          </Text>
        )}
      </Stack>
    </Drawer>
  );
}

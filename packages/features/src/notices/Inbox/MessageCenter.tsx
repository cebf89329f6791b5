import { Tabs } from '@baize/design-system/Tabs';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnreadMessages } from '../../core/index.ts';
import { Announcements } from '../NoticeList/Announcements.tsx';
import { Inbox } from './Inbox.tsx';

/** §2 "messages": what was written to the player, and beside it what the brand has to say to everybody. */
export function MessageCenter(): ReactElement {
  const { t } = useTranslation('notices');
  const unread = useUnreadMessages() ?? 0;
  return (
    <Tabs
      label={t('inbox')}
      items={[
        {
          id: 'messages',
          text: t('messages'),
          badge: { count: unread, label: t('inbox.unreadCount', { number: unread }) },
          content: <Inbox />,
        },
        { id: 'announcements', text: t('announcements'), content: <Announcements /> },
      ]}
    />
  );
}

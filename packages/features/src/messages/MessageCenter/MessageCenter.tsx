import { Tabs } from '@baize/design-system/Tabs';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnreadMessages } from '../../core/index.ts';
import { Inbox } from '../Inbox/Inbox.tsx';

export interface MessageCenterProps {
  /** What the brand has to say to everybody, and what its tab is called: the domain `notices` has it. */
  announcements: { text: string; content: ReactNode };
}

/** §2 "messages": what was written to the player, and beside it what the brand has to say to everybody. */
export function MessageCenter({ announcements }: MessageCenterProps): ReactElement {
  const { t } = useTranslation('messages');
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
        { id: 'announcements', ...announcements },
      ]}
    />
  );
}

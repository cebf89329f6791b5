import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageCenter } from '../messages/index.ts';
import { Announcements } from '../notices/index.ts';

/** The player's messages beside the brand's notices. */
export function MessagesEntry(): ReactElement {
  // Both at once: choosing the other tab waits for no texts.
  const { t } = useTranslation(['notices', 'messages']);
  return <MessageCenter announcements={{ text: t('announcements'), content: <Announcements /> }} />;
}

import type { Message } from '@baize/contract';
import { useDialogs } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrandZone, useErrorText, useView } from '../../core/index.ts';
import { InboxView } from './InboxView.tsx';
import { useInbox } from './useInbox.ts';

/** The player's messages; a deletion asks first. */
export function Inbox(): ReactElement {
  const View = useView(InboxView);
  const { t } = useTranslation('messages');
  const errorText = useErrorText();
  const timeZone = useBrandZone();
  const { confirm } = useDialogs();
  const { state, unread, refusal, open, markAllRead, remove, loadMore } = useInbox();
  const ask = async ({ id, title }: Message): Promise<void> => {
    const message = t('inbox.deleteQuestion', { title });
    if (await confirm({ title: t('inbox.delete'), message, okText: t('inbox.delete'), tone: 'danger' })) remove(id);
  };
  const failure = state.status === 'error' ? state : state.status === 'ready' ? state.more?.refusal : undefined;
  return (
    <View
      state={state}
      unread={unread}
      timeZone={timeZone}
      refusal={refusal && { title: t(refusal.kind === 'read' ? 'inbox.notMarked' : 'inbox.notDeleted'), text: errorText.of(refusal) }}
      errorText={failure ? errorText.of(failure) : ''}
      onOpen={open}
      onMarkAllRead={markAllRead}
      onRemove={(message) => void ask(message)}
      onLoadMore={loadMore}
    />
  );
}

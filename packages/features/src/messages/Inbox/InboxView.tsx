import type { Message } from '@baize/contract';
import { Button, Callout, EmptyState, ErrorState, Inline, Skeleton, Stack, Text, useWords } from '@baize/design-system';
import { Accordion } from '@baize/design-system/Accordion';
import { mailIcon } from '@baize/design-system/icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinute, formatMoment } from '../../core/index.ts';
import { Paragraphs } from '../../shared/text/Paragraphs.tsx';
import type { InboxState } from './useInbox.ts';

export interface InboxViewProps {
  state: InboxState;
  /** How many of all messages are not read. */
  unread: number;
  timeZone: string;
  /** What was not done and why, in the player's language. */
  refusal: { title: string; text: string } | undefined;
  /** Sentence of the error, in the player's language: of the list, or of more of it. */
  errorText: string;
  onOpen(messageId: string | undefined): void;
  onMarkAllRead(): void;
  onRemove(message: Message): void;
  onLoadMore(): void;
}

/** §3's notification messages and letters of customer service, the newest first; each opens in its place. */
export function InboxView(props: InboxViewProps): ReactElement {
  const { state, unread, timeZone, refusal, errorText, onOpen, onMarkAllRead, onRemove, onLoadMore } = props;
  const { t } = useTranslation('messages');
  const words = useWords();
  if (state.status === 'loading') {
    return (
      <Stack gap={3} role="status" aria-busy="true" aria-label={words.loading}>
        {['one', 'two', 'three', 'four', 'five'].map((name) => (
          <Skeleton key={name} shape="control" />
        ))}
      </Stack>
    );
  }
  if (state.status === 'error') {
    return (
      <ErrorState title={t('inbox.failed')} retry={{ onRetry: state.retry, pending: state.isAsking }}>
        {errorText}
      </ErrorState>
    );
  }
  if (state.status === 'empty') {
    return (
      <EmptyState title={t('inbox.empty')} icon={mailIcon}>
        {t('inbox.emptyNext')}
      </EmptyState>
    );
  }
  const { messages, openId, more } = state;
  return (
    <Stack gap={4}>
      <Inline justify="between" align="center">
        <Text tone="muted">{unread > 0 ? t('inbox.unreadCount', { number: unread }) : t('inbox.allRead')}</Text>
        <Button tone="outline" size="small" unavailable={unread === 0} onClick={onMarkAllRead}>
          {t('inbox.markAllRead')}
        </Button>
      </Inline>
      {refusal && (
        <Callout tone="negative" title={refusal.title}>
          {refusal.text}
        </Callout>
      )}
      <Accordion
        level={3}
        open={openId === undefined ? [] : [openId]}
        onOpenChange={([id]) => onOpen(id)}
        items={messages.map((message) => {
          const time = formatMoment(message.sentAt, timeZone);
          return {
            id: message.id,
            title: message.title,
            mark: message.isRead ? undefined : t('inbox.unread'),
            meta: formatMinute(message.sentAt, timeZone),
            content: (
              <Stack gap={2}>
                <Paragraphs texts={message.paragraphs} emptyText={t('inbox.noContent')} />
                <Inline justify="between" align="center">
                  <Text size="small">
                    <time dateTime={message.sentAt}>{time}</time>
                  </Text>
                  <Button tone="outline" size="small" onClick={() => onRemove(message)}>
                    {t('inbox.delete')}
                  </Button>
                </Inline>
              </Stack>
            ),
          };
        })}
      />
      {more?.refusal && (
        <Callout tone="negative" title={t('inbox.moreFailed')}>
          {errorText}
        </Callout>
      )}
      {more && (
        <Button tone="outline" pending={more.isAsking} onClick={onLoadMore}>
          {t('inbox.more')}
        </Button>
      )}
    </Stack>
  );
}

import type { Notice } from '@baize/contract';
import { Stack, Text } from '@baize/design-system';
import { Accordion } from '@baize/design-system/Accordion';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../core/index.ts';
import { Paragraphs } from '../shared/text/Paragraphs.tsx';
import { dayOf } from './dayOf.ts';

export interface NoticeAccordionProps {
  notices: readonly Notice[];
  /** Zone that dates are shown in, such as `Asia/Ho_Chi_Minh`. */
  timeZone: string;
  /** The notice that is open at first, and brought into view. Default none. */
  openId?: string | undefined;
}

/** Titles with their day; each opens its content. */
export function NoticeAccordion({ notices, timeZone, openId }: NoticeAccordionProps): ReactElement {
  const { t } = useTranslation('notices');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (openId !== undefined) list.current?.querySelector('[data-state=open]')?.scrollIntoView({ block: 'nearest' });
  }, [openId]);
  return (
    <div ref={list}>
      <Accordion
        level={3}
        defaultOpen={openId === undefined ? [] : [openId]}
        items={notices.map(({ id, startsAt, title, paragraphs }) => {
          const time = formatMoment(startsAt, timeZone);
          return {
            id,
            title,
            meta: dayOf(time),
            content: (
              <Stack gap={2}>
                <Paragraphs texts={paragraphs} emptyText={t('noContent')} />
                <Text size="small">
                  <time dateTime={startsAt}>{time}</time>
                </Text>
              </Stack>
            ),
          };
        })}
      />
    </div>
  );
}

import type { Notice } from '@baize/contract';
import { Stack, Text } from '@baize/design-system';
import { Accordion } from '@baize/design-system/Accordion';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInZone } from '../core/index.ts';

export interface NoticeAccordionProps {
  notices: readonly Notice[];
  /** Zone that dates are shown in, such as `Asia/Ho_Chi_Minh`. */
  timeZone: string;
  /** The notice that is open at first, and brought into view. Default none. */
  openId?: string | undefined;
}

/** Day of §9's "Date display"; the hour is told with the content. */
const dayOf = (time: string): string => time.slice(0, 'yyyy-MM-dd'.length);

/** Two paragraphs may say the same; they never change places. */
const keyed = (texts: readonly string[]): { key: string; text: string }[] => texts.map((text, place) => ({ key: `p${place}`, text }));

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
          const time = formatInZone(startsAt, timeZone);
          return {
            id,
            title,
            meta: dayOf(time),
            content: (
              <Stack gap={2}>
                {keyed(paragraphs.length > 0 ? paragraphs : [t('noContent')]).map(({ key, text }) => (
                  <Text key={key}>{text}</Text>
                ))}
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

import type { ReactElement, ReactNode } from 'react';
import * as css from './Timeline.css.ts';

export type TimelineTone = 'neutral' | 'positive' | 'negative' | 'warning';

/** Something that happened. */
export interface TimelineItem {
  id: string;
  /** What happened; its words carry the meaning, the tone only repeats it. */
  title: ReactNode;
  /** When: `dateTime` for machines (ISO 8601), `text` for readers (§9 yyyy-MM-dd hh:mm:ss). */
  time: { dateTime: string; text: string };
  /** More about it. */
  detail?: ReactNode;
  /** `neutral` unless given. */
  tone?: TimelineTone | undefined;
}

export interface TimelineProps {
  /** What the events belong to: “History of the contract”. */
  label: string;
  /** In the order in which they are read; most often the newest first. */
  items: readonly TimelineItem[];
}

/** Events, one below the other. */
export function Timeline({ label, items }: TimelineProps): ReactElement {
  return (
    <ol className={css.list} aria-label={label}>
      {items.map(({ id, title, time, detail, tone = 'neutral' }) => (
        <li key={id} className={css.item}>
          <span className={css.dots[tone]} aria-hidden="true" />
          <div className={css.title}>{title}</div>
          <time className={css.time} dateTime={time.dateTime}>
            {time.text}
          </time>
          {detail && <div className={css.detail}>{detail}</div>}
        </li>
      ))}
    </ol>
  );
}

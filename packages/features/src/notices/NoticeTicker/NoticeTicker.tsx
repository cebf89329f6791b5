import { TickerSpace } from '@baize/design-system';
import { type ReactElement, useEffect } from 'react';
import { useView } from '../../core/index.ts';
import { useNotices } from '../useNotices.ts';
import { NoticeTickerView, type NoticeTickerViewProps } from './NoticeTickerView.tsx';
import { tickerMemory } from './tickerMemory.ts';

export interface NoticeTickerProps extends Pick<NoticeTickerViewProps, 'hrefOf'> {
  /** Whether the page keeps room for it; without room it learns what there is for the next visit, and draws nothing. */
  hasSpace: boolean;
}

/** Titles that run by at once: with more nobody would see the last. */
const shownTitles = 8;

/** §2 notices, as they run by on the home page. Nothing moves when they come: the room is there, or it stays without. */
export function NoticeTicker({ hasSpace, hrefOf }: NoticeTickerProps): ReactElement | null {
  const View = useView(NoticeTickerView);
  const state = useNotices();
  const { status } = state;
  useEffect(() => {
    if (status === 'ready' || status === 'empty') tickerMemory.keep(status === 'ready');
  }, [status]);
  if (!hasSpace) return null;
  return state.status === 'ready' ? (
    <View notices={state.notices.slice(0, shownTitles)} hrefOf={hrefOf} />
  ) : (
    <TickerSpace coming={state.status === 'loading'} />
  );
}

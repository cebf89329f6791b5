import type { ReactElement } from 'react';
import { useBrandZone, useErrorText } from '../../core/index.ts';
import { useNotices } from '../useNotices.ts';
import { NoticeListView } from './NoticeListView.tsx';

/** What the brand has to say to everybody, within a page of a centre. */
export function Announcements(): ReactElement {
  const state = useNotices();
  const timeZone = useBrandZone();
  const errorText = useErrorText();
  return <NoticeListView state={state} errorText={state.status === 'error' ? errorText.of(state) : ''} timeZone={timeZone} />;
}

import type { ReactElement } from 'react';
import { useBrandZone, useErrorText, useView } from '../../core/index.ts';
import { useNotices } from '../useNotices.ts';
import { NoticeListView } from './NoticeListView.tsx';

/** What the brand has to say to everybody, within a page of a centre. */
export function Announcements(): ReactElement {
  const View = useView(NoticeListView);
  const state = useNotices();
  const timeZone = useBrandZone();
  const errorText = useErrorText();
  return <View state={state} errorText={state.status === 'error' ? errorText.of(state) : ''} timeZone={timeZone} />;
}

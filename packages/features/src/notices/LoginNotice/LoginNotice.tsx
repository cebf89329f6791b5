import type { ReactElement } from 'react';
import { useBrandZone, useView } from '../../core/index.ts';
import { LoginNoticeView } from './LoginNoticeView.tsx';
import { useLoginNotice } from './useLoginNotice.ts';

/** The announcement pop-up (§4), where the page is free for it. */
export function LoginNotice({ canOpen }: { canOpen: boolean }): ReactElement | null {
  const View = useView(LoginNoticeView);
  const state = useLoginNotice(canOpen);
  const timeZone = useBrandZone();
  return state.isOpen ? <View notices={state.notices} timeZone={timeZone} onClose={state.close} /> : null;
}

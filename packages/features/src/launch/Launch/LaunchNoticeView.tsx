import type { ReactElement } from 'react';
import { notice, place } from './LaunchNoticeView.css.ts';

export interface LaunchNoticeViewProps {
  /** In the player's language; empty while there is nothing to say. */
  text: string;
}

/** A calm word at the foot of the page, for what §8 gives no pop-up. The empty region stays, so that a screen reader hears it fill. */
export function LaunchNoticeView({ text }: LaunchNoticeViewProps): ReactElement {
  return (
    <div role="status" className={place}>
      {text && <p className={notice}>{text}</p>}
    </div>
  );
}

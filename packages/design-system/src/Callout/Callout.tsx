import type { ReactElement, ReactNode } from 'react';
import { alertIcon, errorIcon, infoIcon, successIcon } from '../Icon/icons.ts';
import { Icon, type IconDrawing } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';
import * as css from './Callout.css.ts';

export type CalloutTone = 'info' | 'positive' | 'warning' | 'negative';

export interface CalloutProps {
  /** How much it matters; `negative` is announced at once. */
  tone: CalloutTone;
  /** The point in a few words. Default none. */
  title?: string | undefined;
  /** What happened and what to do. */
  children: ReactNode;
  /** One button or link. Default none. */
  action?: ReactNode | undefined;
}

const iconForTone: Record<CalloutTone, IconDrawing> = { info: infoIcon, positive: successIcon, warning: alertIcon, negative: errorIcon };
const roleForTone: Record<CalloutTone, 'status' | 'alert'> = { info: 'status', positive: 'status', warning: 'status', negative: 'alert' };

/** A message in the page, beside what it is about. */
export function Callout({ tone, title, children, action }: CalloutProps): ReactElement {
  return (
    <div role={roleForTone[tone]} className={css.tones[tone]}>
      <span className={css.icons[tone]}>
        <Icon icon={iconForTone[tone]} />
      </span>
      <div className={css.body}>
        {title && (
          <Text as="div" weight="strong">
            {title}
          </Text>
        )}
        <div>{children}</div>
      </div>
      {action}
    </div>
  );
}

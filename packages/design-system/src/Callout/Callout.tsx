import type { ReactElement, ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { useWords } from '../DesignSystemProvider/index.ts';
import type { ErrorStateProps } from '../ErrorState/index.ts';
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
  /** The retry; `text` is the provider's word by default. Default: no button. */
  retry?: ErrorStateProps['retry'];
}

const iconForTone: Record<CalloutTone, IconDrawing> = { info: infoIcon, positive: successIcon, warning: alertIcon, negative: errorIcon };
const roleForTone: Record<CalloutTone, 'status' | 'alert'> = { info: 'status', positive: 'status', warning: 'status', negative: 'alert' };

/** A message in the page, beside what it is about. */
export function Callout({ tone, title, children, action, retry }: CalloutProps): ReactElement {
  const words = useWords();
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
      {retry && (
        <Button tone="outline" size="small" pending={retry.pending} onClick={retry.onRetry}>
          {retry.text ?? words.retry}
        </Button>
      )}
    </div>
  );
}

import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconDrawing } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';
import { drawing, state } from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is not there: “No bets yet”. */
  title: string;
  /** Why, and what will fill it. Default none. */
  children?: ReactNode | undefined;
  /** The next step, a link or a button. Default none. */
  action?: ReactNode | undefined;
  /** Drawn above. Default none. */
  icon?: IconDrawing | undefined;
}

/** In place of a list without rows. */
export function EmptyState({ title, children, action, icon }: EmptyStateProps): ReactElement {
  return (
    <div className={state}>
      {icon && (
        <span className={drawing}>
          <Icon icon={icon} size="huge" />
        </span>
      )}
      <Text weight="strong">{title}</Text>
      {children && (
        <Text as="div" tone="muted">
          {children}
        </Text>
      )}
      {action}
    </div>
  );
}

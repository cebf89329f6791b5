import type { ReactElement, ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { useWords } from '../DesignSystemProvider/index.ts';
import { state } from '../EmptyState/EmptyState.css.ts';
import { errorIcon, refreshIcon } from '../Icon/icons.ts';
import { Icon } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';

export interface ErrorStateProps {
  /** What happened, without blame or code. */
  title: string;
  /** What that means and what helps. Default none. */
  children?: ReactNode | undefined;
  /** The retry; `text` is the provider's word by default. Default: no button. */
  retry?: { text?: string | undefined; onRetry: () => void; pending?: boolean | undefined } | undefined;
  /** What customer service asks for. Default none. */
  requestId?: string | undefined;
}

/** In place of content that could not be loaded. */
export function ErrorState({ title, children, retry, requestId }: ErrorStateProps): ReactElement {
  const words = useWords();
  return (
    <div role="alert" className={state}>
      <Text as="span" tone="negative">
        <Icon icon={errorIcon} size="huge" />
      </Text>
      <Text weight="strong">{title}</Text>
      {children && (
        <Text as="div" tone="muted">
          {children}
        </Text>
      )}
      {retry && (
        <Button tone="outline" size="medium" icon={refreshIcon} pending={retry.pending} onClick={retry.onRetry}>
          {retry.text ?? words.retry}
        </Button>
      )}
      {requestId && (
        <Text size="tiny" tone="faint">
          {words.requestId}: {requestId}
        </Text>
      )}
    </div>
  );
}

import { Button, Text, useWords } from '@baize/design-system';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { place, report, room } from './PartErrorView.css.ts';

export interface PartErrorViewProps {
  /** The room that was kept for the part, empty. */
  space: ReactNode;
  /** Asks for the part again. */
  onRetry(): void;
}

/** One line where a part of a page could not be loaded, which the rest of the page does without (§8). */
export function PartErrorView({ space, onRetry }: PartErrorViewProps): ReactElement {
  const { t } = useTranslation('shell');
  const words = useWords();
  return (
    <div className={place}>
      <div className={room}>{space}</div>
      <div role="alert" className={report}>
        <Text size="small" tone="muted">
          {t('partLost')}
        </Text>
        <Button tone="outline" size="small" onClick={onRetry}>
          {words.retry}
        </Button>
      </div>
    </div>
  );
}

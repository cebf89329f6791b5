import { useWords } from '@baize/design-system';
import { useToasts } from '@baize/design-system/Toast';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Tells in passing that nobody knows whether contract requests wait: nobody asked, so no dialog says it (§8). */
export function PromptError({ onRetry }: { onRetry(): void }): null {
  const { t } = useTranslation('shell');
  const words = useWords();
  const { show } = useToasts();
  const isTold = useRef(false);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    show({ tone: 'warning', title: t('requestsLost'), action: { text: words.retry, onSelect: onRetry } });
  }, [onRetry, show, t, words]);
  return null;
}

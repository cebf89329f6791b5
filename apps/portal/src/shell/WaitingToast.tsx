import { useToasts } from '@baize/design-system/Toast';
import { useLongWait } from '@baize/features/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

export interface WaitingToastProps {
  /** Milliseconds that the page has waited when this comes. */
  waitedMs: number;
}

const about = 'waiting';

/** Says that a reply takes long, with the way to ask again, until it is there or given up. Shows nothing itself. */
export function WaitingToast({ waitedMs }: WaitingToastProps): null {
  const { t } = useTranslation('shell');
  const { show, close } = useToasts();
  const { wait, retry } = useLongWait(waitedMs);
  useEffect(() => {
    if (wait === undefined) return;
    const action = wait === 'reads' ? { action: { text: t('waiting.retry'), onSelect: retry } } : {};
    show({ tone: 'warning', title: t('waiting'), text: t(`waiting.${wait}`), seconds: 0, about, ...action });
    return () => close(about);
  }, [wait, retry, t, show, close]);
  return null;
}

import { useDialogs, useWords } from '@baize/design-system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export interface LayerErrorProps {
  /** What was to open. Default: a window. */
  title?: string | undefined;
  onRetry(): void;
  /** Gives it up. Default: it can't be done without. */
  onClose?: (() => void) | undefined;
}

/** Tells that a layer could not be loaded (§8): by a dialog, since its place in the page may be out of sight, or by the browser's own. */
export function LayerError({ title, onRetry, onClose }: LayerErrorProps): null {
  const { t } = useTranslation('shell');
  const words = useWords();
  const dialogs = useDialogs();
  const isTold = useRef(false);
  const isWanted = useRef(false);
  useEffect(() => {
    isWanted.current = true;
    return () => {
      isWanted.current = false;
    };
  }, []);
  useEffect(() => {
    if (isTold.current) return;
    isTold.current = true;
    const told = { title: title ?? t('layerLost'), message: t('layerLostText'), okText: words.retry };
    const ask = onClose ? dialogs.confirm({ ...told, cancelText: words.close }) : dialogs.alert(told).then(() => true);
    void ask.then((isAgain) => {
      // Who has gone elsewhere by Back meanwhile stays there.
      if (isWanted.current) (isAgain ? onRetry : onClose)?.();
    });
  }, [title, onRetry, onClose, t, words, dialogs]);
  return null;
}

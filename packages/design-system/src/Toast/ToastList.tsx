import * as RadixToast from '@radix-ui/react-toast';
import { type ReactElement, useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { usePortalContainer, useWords } from '../DesignSystemProvider/index.ts';
import { keepOnTop } from '../shared/keepOnTop.ts';
import { useDirection } from '../shared/useDirection.ts';
import { host, viewport } from './Toast.css.ts';
import { ToastCard } from './ToastCard.tsx';
import type { ShownToast } from './toasts.ts';

export interface ToastListProps {
  /** Those that are to be seen, the newest last. */
  toasts: readonly ShownToast[];
  /** Its time is over, or someone closed it. */
  onCloseToast: (id: number) => void;
}

function watchPage(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
function createHost(): HTMLElement {
  const element = document.createElement('div');
  element.className = host;
  return element;
}
const isPageHidden = (): boolean => document.hidden;

/** The toasts on the screen; loaded with Radix. While one of them is held, or the page is hidden, none of them ages. */
export function ToastList({ toasts, onCloseToast }: ToastListProps): ReactElement {
  const words = useWords();
  const container = usePortalContainer();
  const [direction, lookForDirection] = useDirection();
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const isHidden = useSyncExternalStore(watchPage, isPageHidden, () => false);
  const hold = useCallback((by: string, isHeld: boolean): void => {
    setHeld((before) => new Set([...before, by].filter((one) => isHeld || one !== by)));
  }, []);
  const [place] = useState(createHost);
  useLayoutEffect(() => {
    const settle = (): void => {
      lookForDirection(place);
      // What is moved loses the focus, and a browser need not tell.
      setHeld(new Set());
    };
    return keepOnTop(place, container ?? document.body, settle);
  }, [place, container, lookForDirection]);
  // The key F8 leads to the list itself.
  const paused = isHidden || held.has('list') || toasts.some(({ id }) => held.has(`${id} pointer`) || held.has(`${id} focus`));
  return (
    <RadixToast.Provider
      label={words.notification}
      duration={Number.POSITIVE_INFINITY}
      swipeDirection={direction === 'rtl' ? 'left' : 'right'}
      announcerContainer={place}
    >
      {toasts.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          paused={paused}
          takesFocus={held.has(`${toast.replaced} focus`)}
          onHoldToast={hold}
          onCloseToast={onCloseToast}
        />
      ))}
      {createPortal(
        <RadixToast.Viewport
          className={viewport}
          label={words.notifications}
          onFocus={() => hold('list', true)}
          onBlur={() => hold('list', false)}
        />,
        place,
      )}
    </RadixToast.Provider>
  );
}

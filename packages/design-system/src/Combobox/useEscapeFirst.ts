import { useEffect } from 'react';

/** While a list is open, escape closes the list and nothing around it: a modal hears of keys before the field inside of it would. */
export function useEscapeFirst(isOpen: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      event.preventDefault();
      onEscape();
    };
    window.addEventListener('keydown', hear, true);
    return () => window.removeEventListener('keydown', hear, true);
  }, [isOpen, onEscape]);
}

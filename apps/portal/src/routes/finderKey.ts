import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { addresses } from './addresses.ts';

/** Id of the finder's field. */
export const finderSearchId = 'find-a-game';

const focusState = { findGame: true } as const;

/** Whether the finder was opened to type at once. */
export function isFinderFocusState(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'findGame' in state;
}

const takesText = 'input, select, textarea, [contenteditable]';
const openDialog = '[role=dialog], [role=alertdialog]';

/**
 * The key `/` leads to the finder's field, but not where somebody types or a dialog is open.
 * @param isOn whether it leads there from this page
 */
export function useFinderKey(isOn: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isOn) return;
    const open = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target instanceof Element && event.target.closest(takesText)) || document.querySelector(openDialog)) return;
      event.preventDefault();
      const field = document.getElementById(finderSearchId);
      if (field) field.focus();
      else navigate(addresses.games, { state: focusState });
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [navigate, isOn]);
}

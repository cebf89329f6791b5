import { createContext, type ReactElement, type ReactNode, use, useCallback, useEffect, useRef } from 'react';

/** What would be lost by leaving. */
export interface UnsavedWork {
  /** Whether there is anything to lose. */
  isDirty: boolean;
  /** Saves it; breaks where it can't be saved, and says why by itself. */
  onSave(): Promise<void>;
  /** It is given up. */
  onDiscard(): void;
}

const HoldWork = createContext<(work: UnsavedWork | undefined) => void>(() => undefined);

export interface UnsavedScopeProps {
  /** What of it is unsaved now; undefined for nothing. Keep the same function from draw to draw. */
  onChange(work: UnsavedWork | undefined): void;
  children: ReactNode;
}

/**
 * Tells its owner, who knows the ways out of it, what below is unsaved (§2 "leaving a tab or closing the modal with changes asks"). A scope in another
 * one tells that too: tabs in a modal both ask.
 */
export function UnsavedScope({ onChange, children }: UnsavedScopeProps): ReactElement {
  const holdOutside = use(HoldWork);
  const hold = useCallback(
    (work: UnsavedWork | undefined) => {
      onChange(work);
      holdOutside(work);
    },
    [onChange, holdOutside],
  );
  return <HoldWork value={hold}>{children}</HoldWork>;
}

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Tells its scope what would be lost, so that the ways out ask first; the browser asks at a reload. */
export function useUnsavedWork({ isDirty, onSave, onDiscard }: UnsavedWork): void {
  const hold = use(HoldWork);
  const work = useRef({ onSave, onDiscard });
  useEffect(() => {
    work.current = { onSave, onDiscard };
  });
  useEffect(() => {
    if (!isDirty) return;
    hold({
      isDirty,
      onSave: async () => {
        await work.current.onSave();
        // At once: what leaves next would else be asked again.
        hold(undefined);
      },
      onDiscard: () => {
        work.current.onDiscard();
        hold(undefined);
      },
    });
    globalThis.addEventListener('beforeunload', ask);
    return () => {
      hold(undefined);
      globalThis.removeEventListener('beforeunload', ask);
    };
  }, [isDirty, hold]);
}

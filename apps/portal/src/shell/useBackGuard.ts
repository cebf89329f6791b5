import { type UnsavedGuard, useUnsavedGuard } from '@baize/design-system/Modal';
import type { UnsavedWork } from '@baize/features/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onHistoryStep } from './historySteps.ts';

/** Asks before Back or Forward leave what is unsaved (§2). */
export interface BackGuard extends Pick<UnsavedGuard, 'question'> {
  /** For the scope of what can be unsaved. */
  onChange(work: UnsavedWork | undefined): void;
}

/** Where the router stands in the history, as it writes it into each step; undefined for a step of somebody else. */
function stepOf(state: unknown): number | undefined {
  const step = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
  return typeof step === 'number' ? step : undefined;
}

/** Takes a step of the browser back before the router hears of it, asks, and makes it again where it may be made. */
export function useBackGuard(): BackGuard {
  const [unsaved, setUnsaved] = useState<UnsavedWork>();
  const { leave, question } = useUnsavedGuard(unsaved);
  // Known at once, and not with the next draw: a layer that is closed may step back right after it has been asked.
  const guarded = useRef<{ step: number | undefined } | undefined>(undefined);
  const ask = useRef(leave);
  useEffect(() => {
    ask.current = leave;
  });
  useEffect(() => {
    let isReturning = false;
    const onStep = (event: PopStateEvent): void => {
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        return;
      }
      const [here, there] = [guarded.current?.step, stepOf(event.state)];
      if (here === undefined || there === undefined || here === there) return;
      event.stopImmediatePropagation();
      isReturning = true;
      globalThis.history.go(here - there);
      ask.current(() => {
        guarded.current = undefined;
        globalThis.history.go(there - here);
      });
    };
    return onHistoryStep(onStep);
  }, []);
  const onChange = useCallback((work: UnsavedWork | undefined) => {
    guarded.current = work?.isDirty ? { step: stepOf(globalThis.history.state) } : undefined;
    setUnsaved(work);
  }, []);
  return { onChange, question };
}

import { type ReactElement, useState } from 'react';
import type { UnsavedChanges } from './UnsavedChanges.ts';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';

/** Leaves by `leave`, and draws `question` while there is something to ask. */
export interface UnsavedGuard {
  /** Goes at once when nothing would be lost; else asks, and goes after “save” or “discard”. */
  leave: (go: () => void) => void;
  question: ReactElement | null;
}

/** §2: leaving a tab or closing a modal with changes asks to save or to discard them. A `Modal` does so by its `unsaved`. */
export function useUnsavedGuard(unsaved: UnsavedChanges | undefined): UnsavedGuard {
  const [pendingLeave, setPendingLeave] = useState<{ go: () => void } | null>(null);
  const leave = (go: () => void): void => (unsaved?.isDirty ? setPendingLeave({ go }) : go());
  const goOn = (): void => {
    setPendingLeave(null);
    pendingLeave?.go();
  };
  const question = unsaved && pendingLeave && <UnsavedQuestion unsaved={unsaved} onLeave={goOn} onStay={() => setPendingLeave(null)} />;
  return { leave, question: question || null };
}

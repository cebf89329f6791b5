import { type ReactElement, useState } from 'react';
import { UnsavedQuestion } from './UnsavedQuestion.tsx';

/** What would be lost by leaving. */
export interface UnsavedChanges {
  /** Whether there is anything to lose. */
  isDirty: boolean;
  /** Saves it. A promise is waited for; when it is broken nothing is left, and whoever broke it shows why. */
  onSave: () => Promise<void> | void;
  /** Called when it is given up, for a form that outlives its modal. Default nothing. */
  onDiscard?: (() => void) | undefined;
  /** What is asked. Default: the provider's words. */
  question?: { title: string; message: string } | undefined;
}

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

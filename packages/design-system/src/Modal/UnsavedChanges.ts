/** What would be lost by leaving. */
export interface UnsavedChanges {
  /** Whether there is anything to lose. */
  isDirty: boolean;
  /** Saves it. A promise is waited for; when it is broken nothing is left, and its maker shows why. */
  onSave: () => Promise<void> | void;
  /** Called when it is given up, for a form that outlives its modal. Default nothing. */
  onDiscard?: (() => void) | undefined;
  /** What is asked. Default: the provider's words. */
  question?: { title: string; message: string } | undefined;
}

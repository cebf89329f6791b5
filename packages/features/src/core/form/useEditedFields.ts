import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormSubscribe } from 'react-hook-form';

/** The fields that the player has edited since a try: what that said of them counts no longer. */
export interface EditedFields {
  isEdited(field: string): boolean;
  /** Any of them. */
  isAnyEdited: boolean;
  /** There is a newer try. */
  forget(): void;
}

const none: ReadonlySet<string> = new Set();

/** Follows what the player edits. A field that the form itself sets (a captcha with a new picture) keeps what was said of it. */
export function useEditedFields<Values extends FieldValues>(subscribe: UseFormSubscribe<Values>): EditedFields {
  const [edited, setEdited] = useState(none);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (type === 'change' && name) setEdited((before) => (before.has(name) ? before : new Set([...before, name])));
        },
      }),
    [subscribe],
  );
  return { isEdited: (field) => edited.has(field), isAnyEdited: edited.size > 0, forget: useCallback(() => setEdited(none), []) };
}

import { useEffect } from 'react';
import type { FieldValues, UseFormSubscribe } from 'react-hook-form';

/** Tells of the form's values at each change. */
export function useOnEdit<Values extends FieldValues>(
  subscribe: UseFormSubscribe<Values>,
  onEdit: ((values: Values) => void) | undefined,
): void {
  useEffect(
    () => (onEdit ? subscribe({ formState: { values: true }, callback: ({ values }) => onEdit(values) }) : undefined),
    [subscribe, onEdit],
  );
}

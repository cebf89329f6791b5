import type { FieldIssue } from '@baize/contract';
import { useEffect, useState } from 'react';
import type { FormRefusal } from './formRefusal.ts';

/** The refusal of a form, held for its fields; each new one puts the focus on the first field that it names. */
export function useFieldRefusal<Name extends string>(fields: readonly Name[], setFocus: (field: Name) => void) {
  const [refusal, setRefusal] = useState<FormRefusal>();
  const isAt = (field: Name): boolean => refusal?.issues.some((issue) => issue.field === field) ?? false;
  const first = fields.find(isAt);
  // After the render: a refusal may have brought the field.
  useEffect(() => {
    if (refusal && first) setFocus(first);
  }, [refusal, first, setFocus]);
  return {
    setRefusal,
    /** What is wrong with a field. */
    issueAt: (field: Name): FieldIssue | undefined => refusal?.issues.find((issue) => issue.field === field),
    /** What is wrong with the whole; undefined while a field says it. */
    whole: first ? undefined : refusal,
  };
}

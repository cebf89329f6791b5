import type { FieldIssue } from '@baize/contract';
import { useEffect, useState } from 'react';
import type { FormOutcome, FormRefused } from './formOutcome.ts';

/** The sentence of an error, in the player's language. */
export type TextOfIssue = (issue: Pick<FieldIssue, 'code' | 'params'>) => string;

/** What a form was refused for, held for its fields; each new refusal puts the focus on the first field that it names. */
export function useFormRefusal<Name extends string>(fields: readonly Name[], setFocus: (field: Name) => void, textOf: TextOfIssue) {
  const [refusal, setRefusal] = useState<FormRefused>();
  const issueAt = (field: Name): FieldIssue | undefined => refusal?.issues.find((issue) => issue.field === field);
  const first = fields.find(issueAt);
  // After the render: a refusal may have brought the field.
  useEffect(() => {
    if (refusal && first) setFocus(first);
  }, [refusal, first, setFocus]);
  return {
    /** Takes what a submit ended in. */
    tell: (outcome: FormOutcome | undefined): void => {
      if (outcome) setRefusal(outcome.status === 'refused' ? outcome : undefined);
    },
    /** The sentence at a field. */
    errorAt: (field: Name): string | undefined => {
      const issue = issueAt(field);
      return issue && textOf(issue);
    },
    /** The sentence above the form; undefined while a field says it. */
    whole: refusal && !first ? textOf(refusal) : undefined,
  };
}

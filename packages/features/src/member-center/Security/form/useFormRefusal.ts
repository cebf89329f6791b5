import { type Refused, useFieldRefusal } from '../../../core/index.ts';
import type { FormOutcome } from './formOutcome.ts';

/** The sentence of an error, in the player's language. */
export type TextOfIssue = (refusal: Refused) => string;

/** What a form of the centre was refused for, as the sentences of its fields. */
export function useFormRefusal<Name extends string>(fields: readonly Name[], setFocus: (field: Name) => void, textOf: TextOfIssue) {
  const { setRefusal, issueAt, whole } = useFieldRefusal(fields, setFocus);
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
    whole: whole && textOf(whole),
  };
}

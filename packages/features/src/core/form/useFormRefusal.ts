import type { FieldIssue } from '@baize/contract';
import { useEffect, useState } from 'react';
import type { FieldValues, UseFormSubscribe } from 'react-hook-form';
import type { Refused } from '../i18n/useErrorText.ts';
import type { FormRefusal } from './formRefusal.ts';
import { useEditedFields } from './useEditedFields.ts';

/** What came of sending a form: what it was refused for, or anything else. */
type FormOutcome = ({ status: 'refused' } & FormRefusal) | { status: string };
const isRefused = (outcome: FormOutcome): outcome is { status: 'refused' } & FormRefusal => outcome.status === 'refused';

/** The sentence of an error, in the player's language. */
export type TextOfIssue = (refusal: Refused) => string;

export interface FormRefusalOptions<Name extends string, Values extends FieldValues> {
  /** In the order of the form. */
  fields: readonly Name[];
  /** Of React Hook Form: puts the focus on a field. */
  setFocus(field: Name): void;
  /** Of React Hook Form: tells of each edit. */
  subscribe: UseFormSubscribe<Values>;
  /** The sentence of an issue, in the player's language. */
  textOf: TextOfIssue;
}

/** The refusal of a form, held for its fields until each is edited; each new one puts the focus on the first field that it names. */
export function useFormRefusal<Name extends string, Values extends FieldValues>(options: FormRefusalOptions<Name, Values>) {
  const { fields, setFocus, subscribe, textOf } = options;
  const [refusal, holdRefusal] = useState<FormRefusal>();
  const { isEdited, isAnyEdited, forget } = useEditedFields(subscribe);
  const issueAt = (field: Name): FieldIssue | undefined => refusal?.issues.find((issue) => issue.field === field);
  const first = fields.find((field) => issueAt(field) !== undefined);
  // After the render: a refusal may have brought the field.
  useEffect(() => {
    if (refusal && first) setFocus(first);
  }, [refusal, first, setFocus]);
  const setRefusal = (next: FormRefusal | undefined): void => {
    forget();
    holdRefusal(next);
  };
  return {
    setRefusal,
    /** Takes what sending ended in; nothing while the form was already on its way. */
    tell: (outcome: FormOutcome | undefined): void => {
      if (outcome) setRefusal(isRefused(outcome) ? outcome : undefined);
    },
    /** The sentence at a field. */
    errorAt: (field: Name): string | undefined => {
      const issue = isEdited(field) ? undefined : issueAt(field);
      return issue && textOf(issue);
    },
    /** What is wrong with the whole, until any of it is edited; undefined where it was a field's. */
    whole: first || isAnyEdited ? undefined : refusal,
  };
}

import type { RegistrationFieldName, RegistrationRule } from '@baize/contract';
import { createContext, useContext } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RegistrationFormValues } from '../rules/registrationRequest.ts';
import type { FormAids } from './useFormAids.ts';

/** What the fields of one form share. */
export interface FieldSurroundings {
  form: UseFormReturn<RegistrationFormValues>;
  aids: Pick<FormAids, 'countries' | 'code' | 'captcha' | 'lookups'>;
  /** What is wrong with a field, in the player's language. */
  errorOf(field: RegistrationFieldName): string | undefined;
  /** The code of the phone that stands in the form is on its way. */
  isCodeSent: boolean;
  /** Asks for an SMS code; true when it is on its way. */
  sendCode(): Promise<boolean>;
}

/** Given by the form, to the fields in it. */
export const FieldContext = createContext<FieldSurroundings | undefined>(undefined);

/** The surroundings of a field. @throws outside of a form */
export function useFieldSurroundings(): FieldSurroundings {
  const surroundings = useContext(FieldContext);
  if (!surroundings) throw new Error('A field stands in the FieldContext of a registration form.');
  return surroundings;
}

/** A field's frame, the same for each kind of input. */
export interface FieldProps {
  rule: RegistrationRule;
  frame: {
    id: string;
    label: string;
    required: boolean;
    optional: boolean;
    help: string | undefined;
    error: string | undefined;
  };
}

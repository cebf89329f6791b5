import * as z from 'zod/mini';
import { type RegistrationFieldName, registrationFieldNames } from '../../rules/registrationFields.ts';
import { text } from './text.ts';

/** §3 "Registration fields" as the registrations send them: those that the setting asks for. */
export const registrationInput = Object.fromEntries(registrationFieldNames.map((name) => [name, z.optional(text)])) as Record<
  RegistrationFieldName,
  z.ZodMiniOptional<typeof text>
>;

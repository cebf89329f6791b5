import * as z from 'zod/mini';
import { text } from '../wire/text.ts';
import { type RegistrationFieldName, registrationFieldNames } from './registrationFields.ts';

/** §3 "Registration fields" as the registrations send them: those that the setting asks for. */
export const registrationInput = Object.fromEntries(registrationFieldNames.map((name) => [name, z.optional(text)])) as Record<
  RegistrationFieldName,
  z.ZodMiniOptional<typeof text>
>;

import * as z from 'zod/mini';

/** Bound of any free text in a request; what a field really allows, its own rule says. */
export const text = z.string().check(z.maxLength(500));

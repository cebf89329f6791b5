import * as z from 'zod/mini';
import { unitsPerCharacter } from '../rules/typedText.ts';

/** Bound of any free text in a request, in UTF-16 units; each field has its own rule besides. */
export const text = z.string().check(z.maxLength(200 * unitsPerCharacter));

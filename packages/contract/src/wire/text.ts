import * as z from 'zod/mini';
import { unitsPerCharacter } from '../rules/typedText.ts';

/** Bound of any free text in a request, in UTF-16 units; what a field really allows, its own rule says. */
export const text = z.string().check(z.maxLength(200 * unitsPerCharacter));

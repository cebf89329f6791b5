import { type CallName, calls } from '@baize/contract';
import * as z from 'zod/mini';

/** The names of all that a call's request may hold, whichever of its shapes has them. */
export function fieldsOf(name: CallName): string[] {
  const shape = z.toJSONSchema(calls[name].request, { io: 'input', unrepresentable: 'any' });
  const shapes = [shape, ...(shape.anyOf ?? []), ...(shape.oneOf ?? [])];
  return [...new Set(shapes.flatMap(({ properties = {} }) => Object.keys(properties)))];
}

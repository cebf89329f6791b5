import * as z from 'zod/mini';

/** The one shape of every success: §7 reads responses through `value` and `success`. */
export function successOf<Schema extends z.ZodMiniType>(value: Schema) {
  return z.object({ success: z.literal(true), value });
}

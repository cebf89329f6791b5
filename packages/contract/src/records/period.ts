import * as z from 'zod/mini';

/** Days of the brand's zone, both counted in: from the first's midnight to the end of the last. Of those that records are kept for (§9). */
export const period = z.object({
  /** `yyyy-MM-dd`. */
  from: z.iso.date(),
  /** `yyyy-MM-dd`, not before `from`. */
  to: z.iso.date(),
});
export type Period = z.infer<typeof period>;

import * as z from 'zod/mini';
import { contractTypes } from './contractTypes.ts';

/** A contract below, with somebody directly below, that ends with a signature since its terms would go beyond the new ones. */
export const endingContract = z.object({
  id: z.string(),
  /** The downline's names. */
  account: z.string(),
  nickname: z.string(),
  type: z.enum(contractTypes),
  /** Product type of a dividend; empty for the others. */
  productType: z.string(),
  /** Its highest rate: hundredths of a percent, or an amount for each active member. */
  topRate: z.number(),
});
export type EndingContract = z.infer<typeof endingContract>;

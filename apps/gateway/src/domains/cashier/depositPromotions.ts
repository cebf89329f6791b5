import { depositPromotion } from '@baize/contract';
import { z } from 'zod';

/** When a promotion may be chosen: with a player's first deposit, with the second of a day, or always. */
const occasions = ['first', 'secondOfDay', 'always'] as const;

/** The brand's bonuses on deposits. */
export const depositPromotions = z.array(z.object({ ...depositPromotion.shape, occasion: z.enum(occasions) }));
export type OfferedPromotion = z.infer<typeof depositPromotions>[number];

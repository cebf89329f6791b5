import * as z from 'zod/mini';

/** Live events of promotions. */
export const promotionsLive = {
  /** A reward arrived or can be claimed, or a bonus moved or ended; the lists have how it stands. */
  rewardsChanged: z.object({ change: z.enum(['given', 'claimable', 'progress', 'ended']) }),
} as const;

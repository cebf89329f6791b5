import * as z from 'zod/mini';

/** Live events of the system. */
export const systemLive = {
  /** The portal has closed or opened (§4): how it stands now is `getSystemStatus`'s. */
  systemStatus: z.object({}),
} as const;

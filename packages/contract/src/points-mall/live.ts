import * as z from 'zod/mini';
import { redemptionStatuses } from './redemption.ts';

/** Live events of the points mall. */
export const pointsMallLive = {
  /** A request has come to another status (§4 "Redemption"). */
  redemptionChanged: z.object({ redemptionId: z.string(), status: z.enum(redemptionStatuses) }),
} as const;

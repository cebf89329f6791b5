import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';

/** §4 "System status": 0 normal, 1 maintenance, 2 region-restricted; maintenance wins. */
const systemStatus = z.object({
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** §3 "Maintenance info", ISO 8601; present when the status is 1 and the operator set them. */
  maintenance: z.optional(z.object({ maintainTime: z.optional(z.string()), endTime: z.optional(z.string()) })),
  /** The page's domain is not the brand's (§8 "Invalid URL"); absent for a valid domain, and for a brand without a list. */
  isDomainInvalid: z.optional(z.literal(true)),
  /** ISO 3166-1 alpha-2 of the caller's address, when known. */
  location: z.optional(z.string()),
});
export type SystemStatus = z.infer<typeof systemStatus>;

export const getSystemStatus = defineCall({
  method: 'GET',
  path: 'system/status',
  auth: 'public',
  openWhileClosed: true,
  summary: 'Whether the portal is open, under maintenance, or not served at the caller’s location (§4).',
  request: z.object({ /** Host name of the page that asks, to be checked. */ domain: z.optional(z.string().check(z.maxLength(253))) }),
  example: {},
  response: systemStatus,
});

import * as z from 'zod/mini';
import { defineCall } from '../wire/call.ts';
import { type Notice, toNotice, wireNotice } from './notice.ts';

/** §3 "announcements: banners and promotion arrays". */
export const getAnnouncements = defineCall({
  method: 'GET',
  path: 'games/announcements',
  auth: 'public',
  summary: 'The banners, and the promotions that the home page shows, in the caller’s language, newest first (§7).',
  request: z.object({}),
  example: {},
  response: z.object({ banners: z.array(wireNotice), promotion: z.array(wireNotice) }),
});

/** Announcements of the home page, each list newest first. */
export interface Announcements {
  banners: readonly Notice[];
  promotions: readonly Notice[];
}

/** Gives a reply of the wire the names that the portal uses. */
export function toAnnouncements({ banners, promotion }: z.infer<typeof getAnnouncements.response>): Announcements {
  return { banners: banners.map(toNotice), promotions: promotion.map(toNotice) };
}

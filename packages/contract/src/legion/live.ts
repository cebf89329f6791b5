import * as z from 'zod/mini';
import { guildId } from './guild.ts';

/** What has become of a member's place in a legion. */
export const guildChanges = ['kicked', 'disbanded', 'master', 'changed'] as const;

/** Live events of the legion. */
export const legionLive = {
  /** The member was removed, his legion is no more, he leads it now, or its name, picture or members have changed. */
  guildChanged: z.object({ guildId, change: z.enum(guildChanges) }),
} as const;

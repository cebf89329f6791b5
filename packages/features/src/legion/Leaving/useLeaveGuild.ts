import { leaveGuild } from '@baize/contract';
import { leaveKnown } from '../Legion/leaveKnown.ts';
import { type GuildCall, useGuildCall } from '../Legion/useGuildCall.ts';

/** Leaves the legion, and with it what was played in it (§4). */
export const useLeaveGuild = (): GuildCall<void> =>
  useGuildCall<void, object>({ send: (client) => client.send(leaveGuild, {}), onDone: (_, known) => leaveKnown(known) });

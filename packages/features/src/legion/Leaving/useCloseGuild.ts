import { closeGuild } from '@baize/contract';
import { leaveKnown } from '../Legion/leaveKnown.ts';
import { type GuildCall, useGuildCall } from '../Legion/useGuildCall.ts';

/** Disbands the legion that the reader leads; asked with his fund password. */
export const useCloseGuild = (guildId: string): GuildCall<string> =>
  useGuildCall<string, object>({
    send: (client, fundPassword) => client.send(closeGuild, { guildId, fundPassword }),
    onDone: (_, known) => leaveKnown(known),
  });

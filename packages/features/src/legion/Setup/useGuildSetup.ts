import { type Guild, updateGuild } from '@baize/contract';
import { guildQueryKey } from '../../core/index.ts';
import { type GuildCall, useGuildCall } from '../Legion/useGuildCall.ts';
import { type GuildFace, nameCodes } from './guildFace.ts';

/** Changes how the legion is shown (§7 "PUT update guild"). */
export const useGuildSetup = (guildId: string): GuildCall<GuildFace> =>
  useGuildCall<GuildFace, Guild>({
    send: (client, face) => client.send(updateGuild, { guildId, ...face }),
    onDone: (guild, { queries, account }) => void queries.setQueryData(guildQueryKey(account), guild),
    fieldOfCode: nameCodes,
  });

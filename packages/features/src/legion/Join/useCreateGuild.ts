import { createGuild, type Guild } from '@baize/contract';
import { enterKnown } from '../Legion/enterKnown.ts';
import { type GuildCall, useGuildCall } from '../Legion/useGuildCall.ts';
import { type GuildFace, nameCodes } from '../Setup/guildFace.ts';

/** Founds a legion that the member leads. */
export const useCreateGuild = (): GuildCall<GuildFace> =>
  useGuildCall<GuildFace, Guild>({
    send: (client, face) => client.send(createGuild, face),
    onDone: enterKnown,
    fieldOfCode: nameCodes,
  });

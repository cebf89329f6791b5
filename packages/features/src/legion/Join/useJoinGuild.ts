import { type Guild, joinGuild, spelledGuildCode } from '@baize/contract';
import type { FieldOfCode } from '../../core/index.ts';
import { enterKnown } from '../Legion/enterKnown.ts';
import { type GuildCall, useGuildCall } from '../Legion/useGuildCall.ts';

/** What is wrong with the code, whatever the code is wrong for. */
const fieldOfCode: FieldOfCode = {
  guild_code_not_found: 'code',
  guild_code_old: 'code',
  guild_closed: 'code',
  guild_full: 'code',
  guild_already_joined: 'code',
};

/** Joins the legion of a code, however that was typed. */
export const useJoinGuild = (): GuildCall<string> =>
  useGuildCall<string, Guild>({
    send: (client, typed) => client.send(joinGuild, { code: spelledGuildCode(typed).slice(0, 200) }),
    onDone: enterKnown,
    fieldOfCode,
  });

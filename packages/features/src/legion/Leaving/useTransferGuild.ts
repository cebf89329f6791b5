import { type Guild, transferGuild } from '@baize/contract';
import { guildQueryKey, memberInfoQueryKey } from '../../core/index.ts';
import { type GuildCall, useGuildCall } from '../Legion/useGuildCall.ts';

/** To whom a legion is handed over, and by whose word. */
export interface HandOver {
  customerId: string;
  fundPassword: string;
}

/** Hands the legion over to another of its members. */
export const useTransferGuild = (guildId: string): GuildCall<HandOver> =>
  useGuildCall<HandOver, Guild>({
    send: (client, to) => client.send(transferGuild, { guildId, ...to }),
    onDone: (guild, { queries, account }) => {
      queries.setQueryData(guildQueryKey(account), guild);
      void queries.invalidateQueries({ queryKey: memberInfoQueryKey(account) });
    },
  });

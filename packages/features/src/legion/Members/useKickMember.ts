import { kickMember } from '@baize/contract';
import { type GuildCall, useGuildCall } from '../Legion/useGuildCall.ts';

/** Removes a member from the legion that the reader leads, by his customer id. */
export const useKickMember = (guildId: string): GuildCall<string> =>
  useGuildCall<string, object>({ send: (client, customerId) => client.send(kickMember, { customerId, guildId }) });

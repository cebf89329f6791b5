import { type GuildBonus, type GuildTurn, getGuildBonus } from '@baize/contract';
import { type AccountRead, useAccountQuery } from '../../core/index.ts';
import { ownKey } from './legionKeys.ts';

/** What a period brings the legion and the member (§3 "guildBonus, personalBonus"). */
export function useGuildBonus(period: GuildTurn, isWanted = true): AccountRead<GuildBonus> {
  return useAccountQuery(getGuildBonus, {
    key: (account) => [...ownKey(account), 'bonus', period],
    request: { period },
    isReadEachTime: true,
    isWanted,
  }).state;
}

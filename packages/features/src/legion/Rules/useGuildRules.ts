import { type GuildRules, getGuildRules } from '@baize/contract';
import { type AccountRead, useAccountQuery } from '../../core/index.ts';
import { rulesKey } from '../Legion/legionKeys.ts';

/** How legions are ranked and what they are paid (§7 "GET rule"). */
export const useGuildRules = (): AccountRead<GuildRules> => useAccountQuery(getGuildRules, { key: rulesKey }).state;

import { closeGuild } from './closeGuild.ts';
import { createGuild } from './createGuild.ts';
import { getGuild } from './getGuild.ts';
import { getGuildBonus } from './getGuildBonus.ts';
import { getGuildCode } from './getGuildCode.ts';
import { getGuildRules } from './getGuildRules.ts';
import { joinGuild } from './joinGuild.ts';
import { kickMember } from './kickMember.ts';
import { leaveGuild } from './leaveGuild.ts';
import { listGuildMembers } from './listGuildMembers.ts';
import { listGuildRanks } from './listGuildRanks.ts';
import { listGuildTransactions } from './listGuildTransactions.ts';
import { refreshGuildCode } from './refreshGuildCode.ts';
import { transferGuild } from './transferGuild.ts';
import { updateGuild } from './updateGuild.ts';

export { closeGuild } from './closeGuild.ts';
export { createGuild } from './createGuild.ts';
export { getGuild } from './getGuild.ts';
export { type GuildBonus, getGuildBonus } from './getGuildBonus.ts';
export { getGuildCode } from './getGuildCode.ts';
export { type GuildRules, getGuildRules } from './getGuildRules.ts';
export { type Guild, type GuildPeriod, type GuildPrize, type GuildTurn, guildIcons, guildText, guildTurns } from './guild.ts';
export { checkGuildTexts, type GuildTexts, spelledGuildText } from './guildText.ts';
export { joinGuild, spelledGuildCode } from './joinGuild.ts';
export { kickMember } from './kickMember.ts';
export { leaveGuild } from './leaveGuild.ts';
export { type GuildMember, guildMemberPageSize, listGuildMembers } from './listGuildMembers.ts';
export {
  type GuildRankRow,
  type GuildRankScope,
  type GuildRanks,
  type GuildRankType,
  guildRankPageSize,
  guildRankScopes,
  guildRankTypes,
  listGuildRanks,
  mostGuildRankPages,
} from './listGuildRanks.ts';
export {
  type GuildTransaction,
  type GuildTxType,
  guildTransactionPageSize,
  guildTxTypes,
  listGuildTransactions,
} from './listGuildTransactions.ts';
export { guildCodeRefreshMs, refreshGuildCode } from './refreshGuildCode.ts';
export { transferGuild } from './transferGuild.ts';
export { updateGuild } from './updateGuild.ts';

/** Calls of this domain by name. */
export const legionCalls = {
  getGuild,
  getGuildRules,
  getGuildCode,
  refreshGuildCode,
  getGuildBonus,
  listGuildRanks,
  listGuildTransactions,
  listGuildMembers,
  joinGuild,
  createGuild,
  updateGuild,
  leaveGuild,
  kickMember,
  transferGuild,
  closeGuild,
} as const;

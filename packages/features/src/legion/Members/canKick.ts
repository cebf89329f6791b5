import type { Guild, GuildMember } from '@baize/contract';

/** §6: a master can remove members, and not himself; to the same ones he can hand over. */
export const canKick = ({ isMaster }: Pick<Guild, 'isMaster'>, member: Pick<GuildMember, 'isMaster' | 'isOwn'>): boolean =>
  isMaster && !member.isMaster && !member.isOwn;

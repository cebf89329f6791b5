import { guildMemberPageSize, listGuildMembers, type ResponseOf } from '@baize/contract';
import { useState } from 'react';
import { type AccountRead, useAccountQuery } from '../../core/index.ts';
import { ownKey } from '../Legion/legionKeys.ts';

/** Milliseconds after which it is looked again who is there. */
const againMs = 30_000;

/** A page of the legion's members. */
export interface GuildMembersRead {
  state: AccountRead<ResponseOf<typeof listGuildMembers>>;
  page: number;
  pages: number;
  onPage(page: number): void;
}

/** The legion's members, the reader among them (§7 "GET member list"). */
export function useGuildMembers(): GuildMembersRead {
  const [page, onPage] = useState(1);
  const { state } = useAccountQuery(listGuildMembers, {
    key: (account) => [...ownKey(account), 'members', page],
    request: { pageNo: page, pageSize: guildMemberPageSize, showSelf: 'true' },
    isReadEachTime: true,
    againMs,
  });
  const pages = state.status === 'ready' ? Math.max(1, Math.ceil(state.data.total / guildMemberPageSize)) : 1;
  // Those of the last page may have left.
  if (state.status === 'ready' && page > pages) onPage(pages);
  return { state, page, pages, onPage };
}

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

/**
 * The legion's members, the reader among them (§7 "GET member list").
 * @param known how many the legion is known to have: while a page is on its way, they tell how many pages there are
 */
export function useGuildMembers(known: number): GuildMembersRead {
  const [page, onPage] = useState(1);
  const { state } = useAccountQuery(listGuildMembers, {
    key: (account) => [...ownKey(account), 'members', page],
    request: { pageNo: page, pageSize: guildMemberPageSize, showSelf: 'true' },
    isReadEachTime: true,
    againMs,
  });
  const total = state.status === 'ready' ? state.data.total : known;
  const pages = Math.max(1, Math.ceil(total / guildMemberPageSize));
  // Those of the last page may have left.
  if (state.status === 'ready' && page > pages) onPage(pages);
  return { state, page, pages, onPage };
}

import { getNotices, type Notice, toNoticeBoard } from '@baize/contract';
import { noticesQueryKey, useLanguage } from '../core/index.ts';
import type { ListState } from './listState.ts';
import { useList } from './useList.ts';

/**
 * The banners of the notices (§7 notice types B), newest first, in the language of the page.
 * @param groupName place of its own, such as `w_rng_mini`; those of none without it
 */
export function useBanners(isWanted: boolean, groupName?: string): ListState<Notice> {
  const language = useLanguage();
  return useList({
    key: [...noticesQueryKey, 'banners', groupName, language],
    isWanted,
    load: async (client, signal) =>
      toNoticeBoard(await client.send(getNotices, { types: 'B', ...(groupName && { groupName }) }, { signal })).banners,
  });
}

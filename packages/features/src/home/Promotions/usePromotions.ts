import { getAnnouncements, type Notice, toAnnouncements } from '@baize/contract';
import { noticesQueryKey, useLanguage } from '../../core/index.ts';
import type { ListState } from '../listState.ts';
import { useList } from '../useList.ts';

/** The promotions of the announcements (§3, §7), newest first, in the language of the page. */
export function usePromotions(isWanted: boolean): ListState<Notice> {
  const language = useLanguage();
  return useList({
    key: [...noticesQueryKey, 'promotions', language],
    isWanted,
    load: async (client, signal) => toAnnouncements(await client.send(getAnnouncements, {}, { signal })).promotions,
  });
}

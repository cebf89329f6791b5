import { getLoginNotices, type Language, type Notice, toNoticeBoard } from '@baize/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { type Client, noticesQueryKey, useClient, useLanguage, useSession } from '../../core/index.ts';
import { type LoginStage, seenStages } from './seenStages.ts';

/** The pop-up of this stage: closed, or open with what it says. */
export type LoginNoticeState = { isOpen: false } | { isOpen: true; notices: readonly Notice[]; close(): void };

/** Who has logged in may be told something else than a visitor. */
const loginNoticesQuery = (client: Client, language: Language, stage: LoginStage) => ({
  queryKey: [...noticesQueryKey, 'login', language, stage],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    client.send(getLoginNotices, { types: 'B,PL,PU', execution: 'A', platform: 'W' }, { signal }),
  staleTime: 5 * 60_000,
});

/**
 * Reads what the pop-up of a stage says, ahead of it; nothing where it has been shown.
 * @returns whether it will open
 * @throws CallError
 */
export async function bringLoginNotice(client: Client, queries: QueryClient, language: Language, stage: LoginStage): Promise<boolean> {
  if (seenStages.has(stage)) return false;
  return toNoticeBoard(await queries.fetchQuery(loginNoticesQuery(client, language, stage))).popups.length > 0;
}

const isFreeAnyway = (): boolean => true;

/**
 * §4: the announcement pop-up, once per session before the login and once after it.
 * @param canOpen whether nothing else has the page; it waits until then, and gives way when something comes.
 * @param isPageFree asked at the last moment: a dialog that nobody told of may be open.
 */
export function useLoginNotice(canOpen: boolean, isPageFree: () => boolean = isFreeAnyway): LoginNoticeState {
  const client = useClient();
  const language = useLanguage();
  const stage: LoginStage = useSession().status === 'visitor' ? 'visitor' : 'member';
  const [openStage, setOpenStage] = useState<LoginStage>();
  const { data: found } = useQuery({
    ...loginNoticesQuery(client, language, stage),
    select: (reply) => toNoticeBoard(reply).popups,
    enabled: openStage === stage || !seenStages.has(stage),
  });
  const notices = useDeferredValue(found) ?? [];
  const hasNews = notices.length > 0;
  useEffect(() => {
    if (!canOpen) setOpenStage(undefined);
    if (!canOpen || !hasNews || seenStages.has(stage) || !isPageFree()) return;
    seenStages.add(stage);
    setOpenStage(stage);
  }, [canOpen, hasNews, stage, isPageFree]);
  if (!canOpen || !hasNews || openStage !== stage) return { isOpen: false };
  return { isOpen: true, notices, close: () => setOpenStage(undefined) };
}

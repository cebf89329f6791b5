import { listRouters } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { type Refused, refusalOf, useClient } from '../../core/index.ts';
import { type LineSpeed, measureLine } from './measureLine.ts';

/** One domain of the portal. */
export interface Line {
  name: string;
  /** Its origin; empty for the one that the page is at. */
  url: string;
  /** 0 until it has been measured (§3). */
  speed: LineSpeed;
  isCurrent: boolean;
}

/** Loading, failed, or the domains with their speed; `empty` where the merchant names none. */
export type LinesState =
  | { status: 'loading' }
  | { status: 'empty' }
  | ({ status: 'error' } & Refused)
  | { status: 'ready'; lines: readonly Line[] };

/** A domain is measured this often at most, in milliseconds. */
const measuredEachMs = 60_000;

/**
 * The `routers` domains with their speed (§3), measured when the page shows them and at most once a minute.
 * @param here origin of the page.
 */
export function useLines(here: string): LinesState {
  const client = useClient();
  const routers = useQuery({
    queryKey: ['system', 'routers'],
    queryFn: ({ signal }) => client.send(listRouters, {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const domains = routers.data?.domainList ?? [];
  const speeds = useQuery({
    queryKey: ['lines', domains.map(({ url }) => url)],
    queryFn: ({ signal }) => Promise.all(domains.map(({ url }) => measureLine(url === here ? '' : url, signal))),
    enabled: domains.length > 0,
    staleTime: measuredEachMs,
    refetchInterval: measuredEachMs,
  });
  if (routers.error) return { status: 'error', ...refusalOf(routers.error) };
  if (!routers.data) return { status: 'loading' };
  if (domains.length === 0) return { status: 'empty' };
  const lines = domains.map((domain, place): Line => {
    return { ...domain, speed: speeds.data?.[place] ?? 0, isCurrent: domain.url === '' || domain.url === here };
  });
  return { status: 'ready', lines };
}

import { getSystemStatus, type SystemStatus } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { type Client, type Read, systemStatusQueryKey, useClient } from '../../core/index.ts';

/** §4: 0 normal, 1 maintenance, 2 region-restricted; maintenance wins. */
export type SystemState =
  | { status: 'open' }
  | { status: 'maintenance'; maintainTime: string | undefined; endTime: string | undefined }
  /** `isLocated`: by the country of the caller's address. */
  | { status: 'regionRestricted'; isLocated: boolean }
  /** §8 "Invalid URL, please contact customer service". */
  | { status: 'invalidDomain' };

/** What a status reply means for the page (§4); without a reply the portal counts as open. */
export function systemStateOf(reply: SystemStatus | undefined): SystemState {
  switch (reply?.status) {
    case 1:
      return { status: 'maintenance', maintainTime: reply.maintenance?.maintainTime, endTime: reply.maintenance?.endTime };
    case 2:
      return { status: 'regionRestricted', isLocated: reply.location !== undefined };
    default:
      return { status: reply?.isDomainInvalid ? 'invalidDomain' : 'open' };
  }
}

/** How often a closed portal asks whether it is open again, in milliseconds. */
const closedPollMs = 20_000;

/** Asks for the system status (§4). */
export const systemStatusQuery = (client: Client): Read<SystemStatus> => ({
  queryKey: systemStatusQueryKey,
  queryFn: ({ signal }) => client.send(getSystemStatus, { domain: globalThis.location.hostname }, { signal }),
});

/** The system status (§4). Unknown counts as open: the calls themselves say what is wrong. */
export function useSystemStatus(): SystemState {
  const { data } = useQuery({
    ...systemStatusQuery(useClient()),
    refetchInterval: (query) => (query.state.data && query.state.data.status !== 0 ? closedPollMs : false),
  });
  return systemStateOf(data);
}

import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { guildLossesQueryKey, useAccount } from '../../core/index.ts';

/** How a member has lost his legion by another's doing. */
export type GuildLoss = 'kicked' | 'disbanded';

/** Calls with the last loss that nobody was told of, once. */
export function useGuildLosses(onLoss: (loss: GuildLoss) => void): void {
  const queries = useQueryClient();
  const account = useAccount();
  const { data: untold } = useQuery<GuildLoss[]>({ queryKey: guildLossesQueryKey(account), queryFn: skipToken });
  const call = useRef(onLoss);
  useEffect(() => {
    call.current = onLoss;
  });
  useEffect(() => {
    const last = untold?.at(-1);
    if (!last) return;
    queries.setQueryData(guildLossesQueryKey(account), []);
    call.current(last);
  }, [queries, account, untold]);
}

import { getTeamOverview, type Period, type TeamOverview } from '@baize/contract';
import { type AccountRead, useAccountQuery } from '../../core/index.ts';
import { teamQueryKey } from '../Team/teamQueryKey.ts';

/** An agent's team in a period. Each time that it is opened it is read anew: figures follow within seconds. */
export function useTeamOverview({ from, to }: Period): AccountRead<TeamOverview> {
  const request = { from, to };
  const { state } = useAccountQuery(getTeamOverview, { key: teamQueryKey('overview', request), request, isReadEachTime: true });
  return state;
}

import { getTeamStatement, listStatementLines, type Period, type StatementLine, type TeamStatement } from '@baize/contract';
import { useMutation } from '@tanstack/react-query';
import {
  type AccountPagesState,
  type AccountRead,
  type Refused,
  refusalOf,
  useAccountPages,
  useAccountQuery,
  useClient,
  useSingleFlight,
} from '../../core/index.ts';
import { teamQueryKey } from '../Team/teamQueryKey.ts';

/** Whose statement, and of which days. */
export interface StatementRequest extends Period {
  /** Somebody of the branch. Default the agent himself. */
  account?: string | undefined;
}

/** Profit and loss of a team: its totals and days, a line for each below, and the way to all of them for a file. */
export interface TeamStatementState {
  statement: AccountRead<TeamStatement>;
  lines: AccountPagesState<StatementLine>;
  file: {
    isAsking: boolean;
    /** Why the last file did not come. */
    refusal: Refused | undefined;
    /** All lines, loaded or not; undefined where they can't be had. */
    collect(): Promise<readonly StatementLine[] | undefined>;
  };
}

/** Lines of a page, as many as the gateway gives at once. */
const size = 50;

/** A team's profit and loss, read anew each time that it is opened. */
export function useTeamStatement({ from, to, account }: StatementRequest): TeamStatementState {
  const client = useClient();
  const request = { from, to, ...(account !== undefined && { account }) };
  const { state: statement } = useAccountQuery(getTeamStatement, {
    key: teamQueryKey('statement', request),
    request,
    isReadEachTime: true,
  });
  const { state: lines } = useAccountPages(listStatementLines, {
    key: teamQueryKey('statementLines', request),
    request: { ...request, size },
    isReadEachTime: true,
  });
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async () => {
      const rows: StatementLine[] = [];
      for (let after: string | undefined, isOver = false; !isOver; isOver = after === undefined) {
        const page = await client.send(listStatementLines, { ...request, size, ...(after !== undefined && { after }) });
        rows.push(...page.rows);
        after = page.next;
      }
      return rows;
    },
  });
  const collect = useSingleFlight(() => mutateAsync().catch(() => undefined));
  return { statement, lines, file: { isAsking: isPending, refusal: error ? refusalOf(error) : undefined, collect } };
}

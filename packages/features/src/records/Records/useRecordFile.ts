import type { Page } from '@baize/contract';
import { useMutation } from '@tanstack/react-query';
import { type Refused, refusalOf, useSingleFlight } from '../../core/index.ts';

/** Rows of one file: the newest of a longer list. As many calls as that takes are soon answered. Of our own. */
export const mostFileRows = 5_000;
/** What the gateway gives at once, at most. */
const pageSize = 50;

/** The way to all rows of a list, for a file. */
export interface RecordFile<Row> {
  isAsking: boolean;
  /** Why the last file did not come. */
  refusal: Refused | undefined;
  /** All rows, loaded or not, the newest {@link mostFileRows} of them; undefined where they can't be had. */
  collect(): Promise<readonly Row[] | undefined>;
}

/**
 * Collects the rows of a list from its first page to its last.
 * @param ask one page; without `after` the first one
 */
export function useRecordFile<Row>(ask: (page: { after?: string; size: number }) => Promise<Page<Row>>): RecordFile<Row> {
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async () => {
      const rows: Row[] = [];
      for (let after: string | undefined, isOver = false; !isOver; isOver = after === undefined || rows.length >= mostFileRows) {
        const page = await ask({ size: pageSize, ...(after !== undefined && { after }) });
        rows.push(...page.rows);
        after = page.next;
      }
      return rows;
    },
  });
  const collect = useSingleFlight(() => mutateAsync().catch(() => undefined));
  return { isAsking: isPending, refusal: error ? refusalOf(error) : undefined, collect };
}

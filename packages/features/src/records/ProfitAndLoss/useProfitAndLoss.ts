import { getProfitAndLoss, type Period, type ProfitAndLoss, type VendorType } from '@baize/contract';
import { useClient } from '../../core/index.ts';
import { type TotalsState, useRecordTotals } from '../Records/useRecords.ts';

/** Which rounds are counted. */
export interface PlayFilter extends Period {
  /** Undefined for all. */
  vendorType?: VendorType | undefined;
}

/** What the player has won and lost on each day of a period (§2 "profit and loss"). */
export function useProfitAndLoss({ from, to, vendorType }: PlayFilter): TotalsState<ProfitAndLoss> {
  const client = useClient();
  const filter = { from, to, ...(vendorType && { vendorType }) };
  return useRecordTotals('profitAndLoss', filter, (signal) => client.send(getProfitAndLoss, filter, { signal }));
}

import { useMemo, useState } from 'react';

/** What an address can say of a page of a centre: what or who is open in it, and what its records are chosen by. */
export type PageValues = Readonly<
  Partial<
    Record<
      | 'order'
      | 'round'
      | 'from'
      | 'to'
      | 'vendorType'
      | 'gameId'
      | 'state'
      | 'kind'
      | 'downline'
      | 'account'
      | 'scope'
      | 'promotion'
      | 'category'
      | 'reward'
      | 'menu'
      | 'lottery',
      string | undefined
    >
  >
>;

/** A page's part of the address. The portal gives it; each of its ways takes all that the address is to say from then on. */
export interface PageAddress {
  /** As anybody may have written them. */
  values: PageValues;
  /** A step further, which the browser's Back undoes. */
  open(values: PageValues): void;
  /** In place of what the address says now. */
  change(values: PageValues): void;
  /** Undoes `open`; where the address began with what was open, in its place. */
  close(values: PageValues): void;
}

/** The page's part of the address; of its own, and lost by a reload, where nobody gives one. */
export function usePageAddress(given: PageAddress | undefined): PageAddress {
  const [values, setValues] = useState<PageValues>({});
  const own = useMemo(() => ({ values, open: setValues, change: setValues, close: setValues }), [values]);
  return given ?? own;
}

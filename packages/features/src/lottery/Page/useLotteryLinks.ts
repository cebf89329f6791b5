import type { LotteryOrder } from '@baize/contract';
import { useCallback } from 'react';
import type { PageProps } from '../../core/index.ts';
import { movementPlace } from '../Orders/movementPlace.ts';

/** Where the page leads; each way is the same function until the address changes. */
export interface LotteryLinks {
  /** Address of a vendor's lottery games. */
  vendorHref(vendor: string): string;
  /** Address of the records that tell what an order moved. */
  movementHref(order: LotteryOrder): string;
  /** Shows another lottery. */
  onShow(lottery: string): void;
}

/** The ways from the page and within it. */
export function useLotteryLinks({ hrefOf, address }: PageProps, timeZone: string): LotteryLinks {
  return {
    vendorHref: useCallback((vendor) => hrefOf({ path: `/lottery?vassalage=${encodeURIComponent(vendor)}` }), [hrefOf]),
    movementHref: useCallback((order) => hrefOf(movementPlace(order, timeZone)), [hrefOf, timeZone]),
    onShow: useCallback((lottery) => address.change({ lottery }), [address]),
  };
}

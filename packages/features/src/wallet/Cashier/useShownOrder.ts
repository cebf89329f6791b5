import { useState } from 'react';

interface Order {
  orderId: string;
}

/**
 * The order that stands in place of the form: the one that was opened from the list, or the one that was just made, as the list knows it by now.
 * @param listed undefined while they are on their way
 * @param ordered what the form has just made, until `startAgain`
 */
export function useShownOrder<Shown extends Order>(
  listed: readonly Shown[] | undefined,
  ordered: Shown | undefined,
  startAgain: () => void,
): { shown: Shown | undefined; openOrder(orderId: string): void; leaveOrder(): void } {
  const [openId, openOrder] = useState<string>();
  const shownId = openId ?? ordered?.orderId;
  const known = listed?.find(({ orderId }) => orderId === shownId);
  const leaveOrder = (): void => {
    openOrder(undefined);
    startAgain();
  };
  return { shown: known ?? (ordered?.orderId === shownId ? ordered : undefined), openOrder, leaveOrder };
}

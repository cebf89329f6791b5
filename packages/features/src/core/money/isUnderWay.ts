/** Whether a money call is on its way, or is looked up: another one waits for its end. */
export const isUnderWay = (state: { status: string; isLooking?: boolean }): boolean =>
  state.status === 'sending' || (state.status === 'unknown' && state.isLooking === true);

import { useCallback, useRef } from 'react';

const clicksNeeded = 5;
/** Clicks further apart than this are no row, in milliseconds. */
const longestPauseMs = 1_000;

/** §2 "clicking the clock five times": counts clicks in a row, and tells of the fifth. */
export function useFiveClicks(onFifthClick: () => void): () => void {
  const row = useRef({ clicks: 0, at: 0 });
  return useCallback(() => {
    const now = performance.now();
    const isRow = now - row.current.at <= longestPauseMs;
    row.current = { clicks: isRow ? row.current.clicks + 1 : 1, at: now };
    if (row.current.clicks < clicksNeeded) return;
    row.current.clicks = 0;
    onFifthClick();
  }, [onFifthClick]);
}

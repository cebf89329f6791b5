import { useCallback, useRef } from 'react';

/**
 * Lets one call through at a time: what is asked before the first has ended does nothing and gives undefined.
 * A double click is quicker than any re-render that would lock the button.
 */
export function useSingleFlight<Args extends unknown[], Result>(
  run: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result | undefined> {
  const isFlying = useRef(false);
  return useCallback(
    async (...args: Args) => {
      if (isFlying.current) return undefined;
      isFlying.current = true;
      try {
        return await run(...args);
      } finally {
        isFlying.current = false;
      }
    },
    [run],
  );
}

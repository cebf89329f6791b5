import { useEffect, useState } from 'react';
import { type FinderQuery, writeFinderQuery } from '../search/finderQuery.ts';

/** Milliseconds after the last letter until the address has it: browsers take only so many addresses in a while. */
const writtenAfterMs = 300;

/** The query as its visitor has it, ahead of the address. */
export interface HeldQuery {
  held: FinderQuery;
  /** A letter: seen at once, and in the address a moment after the last one. */
  type(text: string): void;
  /** A filter: in the address at once, as a step that Back takes away. */
  change(query: FinderQuery): void;
}

/**
 * Holds what is asked while the address follows, so that two quick changes both count. Back and Forward bring an address that nobody here has
 * written: that one counts then.
 * @param query what the address says: another object after each step, also to the address that is there
 * @param isReturn the last step was one of Back, Forward or a reload
 * @param onWrite writes the address; `isStep` where Back should lead to what was before
 */
export function useHeldQuery(query: FinderQuery, isReturn: boolean, onWrite: (query: FinderQuery, isStep: boolean) => void): HeldQuery {
  const address = writeFinderQuery(query);
  const [held, setHeld] = useState(query);
  const [known, setKnown] = useState(query);
  // Addresses that were written and have not come yet; one that comes takes those before it along.
  const [awaited, setAwaited] = useState<readonly string[]>([]);
  if (known !== query) {
    setKnown(query);
    // A slow page may draw a step and its return at once: the address is then one that was written, and counts all the same.
    if (isReturn || writeFinderQuery(known) !== address) {
      const place = isReturn ? -1 : awaited.indexOf(address);
      setAwaited(place === -1 ? [] : awaited.slice(place + 1));
      if (place === -1) setHeld(query);
    }
  }
  const write = (changed: FinderQuery, isStep: boolean): void => {
    const next = writeFinderQuery(changed);
    setAwaited((before) => (next === address ? [] : [...before, next]));
    onWrite(changed, isStep);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `write` is another one at each draw; what it writes is among these.
  useEffect(() => {
    if (held.text === query.text) return;
    const timer = setTimeout(() => write(held, false), writtenAfterMs);
    return () => clearTimeout(timer);
  }, [held, query.text]);
  return {
    held,
    type: (text) => setHeld({ ...held, text }),
    change: (changed) => {
      setHeld(changed);
      write(changed, true);
    },
  };
}

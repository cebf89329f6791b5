import { type FocusEventHandler, useState } from 'react';

interface Held {
  /** The focus or a pointer is in it. */
  isHeld: boolean;
  /** What its frame must listen to. */
  handlers: { onFocus: () => void; onBlur: FocusEventHandler; onMouseEnter: () => void; onMouseLeave: () => void };
}

/** Tells whether somebody is at work in an element. */
export function useHeld(): Held {
  const [hasFocus, setFocus] = useState(false);
  const [hasPointer, setPointer] = useState(false);
  return {
    isHeld: hasFocus || hasPointer,
    handlers: {
      onFocus: () => setFocus(true),
      onBlur: ({ currentTarget, relatedTarget }) => setFocus(currentTarget.contains(relatedTarget)),
      onMouseEnter: () => setPointer(true),
      onMouseLeave: () => setPointer(false),
    },
  };
}

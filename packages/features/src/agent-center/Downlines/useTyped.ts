import { useEffect, useState } from 'react';

/** As long as somebody types on, nothing is asked for. */
const typingMs = 250;

/** A text as it was when its writer last paused; what is emptied counts at once. */
export function useTyped(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), text === '' ? 0 : typingMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

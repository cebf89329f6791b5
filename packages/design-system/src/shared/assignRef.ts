import type { Ref } from 'react';

/** Hands an element to somebody else's ref, for a part that needs the element itself too. Returns what the ref wants done at the end. */
export function assignRef<Part>(ref: Ref<Part> | undefined, part: Part | null): (() => void) | undefined {
  if (typeof ref === 'function') return ref(part) ?? undefined;
  if (ref) ref.current = part;
  return undefined;
}

import type { Ref } from 'react';

/** Hands an element to somebody else's ref, for a part that needs the element itself too. Returns what takes it away again. */
export function assignRef<Part>(ref: Ref<Part> | undefined, part: Part | null): () => void {
  if (typeof ref === 'function') return ref(part) ?? (() => void ref(null));
  if (!ref) return () => undefined;
  ref.current = part;
  return () => {
    ref.current = null;
  };
}

/** Milliseconds that a process answers from what it has read; a game that comes or goes is seen after that. */
const keptMs = 60_000;

/** Reads once in a while what every visitor asks for; a failure is not kept. */
export function cached<Value>(read: () => Promise<Value>, forMs: number = keptMs): () => Promise<Value> {
  let kept: { value: Promise<Value>; readAt: number } | undefined;
  return () => {
    const now = performance.now();
    if (kept && now - kept.readAt < forMs) return kept.value;
    const value = read();
    kept = { value, readAt: now };
    value.catch(() => {
      kept = undefined;
    });
    return value;
  };
}

/** `19:42:07` at so many minutes east of Greenwich. */
export function clockTime(epochSeconds: number, offsetMinutes: number): string {
  return new Date((epochSeconds + offsetMinutes * 60) * 1000).toISOString().slice(11, 19);
}

/** `GMT+7`, `GMT−3:30`. */
export function gmtOffset(offsetMinutes: number): string {
  const size = Math.abs(offsetMinutes);
  const minutes = size % 60 ? `:${String(size % 60).padStart(2, '0')}` : '';
  return `GMT${offsetMinutes < 0 ? '\u2212' : '+'}${Math.floor(size / 60)}${minutes}`;
}

/** Calls at the turn of every second of a clock of milliseconds; returns what ends it. */
export function subscribeToSeconds(now: () => number, onSecond: () => void): () => void {
  let timer = 0;
  const wait = (): void => {
    timer = window.setTimeout(
      () => {
        onSecond();
        wait();
      },
      1000 - (now() % 1000),
    );
  };
  wait();
  return () => window.clearTimeout(timer);
}

let isStanding = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  isStanding = next;
  for (const listener of listeners) listener();
}

/** The sections of the home below its popular games: what comes under them waits a while, or it would be pushed out of sight. */
export const homeSections = {
  areStanding: (): boolean => isStanding,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** They stand; what is returned takes it back. */
  stand(): () => void {
    change(true);
    return () => change(false);
  },
};

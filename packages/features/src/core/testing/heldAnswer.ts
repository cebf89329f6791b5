/** An answer of the gateway that is under way until a story's play lets it arrive. */
export interface HeldAnswer<Value> {
  /** For a story's `beforeEach`: what is asked for from now on is held. */
  hold(): void;
  answer(): Promise<Value>;
  /** Lets it arrive, also where the request is still on its way. */
  arrive(): void;
}

/** Holds this answer back. */
export function heldAnswer<Value>(value: Value): HeldAnswer<Value> {
  let arrived = Promise.resolve();
  let arrive = (): void => undefined;
  return {
    hold: () => {
      arrived = new Promise((resolve) => {
        arrive = resolve;
      });
    },
    answer: async () => {
      await arrived;
      return value;
    },
    arrive: () => arrive(),
  };
}

/**
 * A query's `refetchInterval` for what is read again while it is looked at. What failed before it was known stands still until it is asked for
 * by hand: asked again by itself, it would turn from its error to its skeleton and back.
 * @param ms milliseconds between two readings
 */
export const pollKnown =
  (ms: number) =>
  ({ state }: { state: { data: unknown } }): number | false =>
    state.data === undefined ? false : ms;

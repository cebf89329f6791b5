import { type ComponentType, createElement, lazy as lazyOfReact, type ReactElement } from 'react';

interface Module<Props extends object> {
  default: ComponentType<Props>;
}
/** A part by a chunk of its own. */
export interface LazyComponent<Props extends object> {
  (props: Props): ReactElement;
  /** Brings the chunk ahead: what is drawn after that is there at once, and nothing stands in its room. Whether it came is told when it is drawn. */
  bring(): Promise<void>;
}

/** Parts whose chunk was lost. */
const lost = new Set<() => void>();

/** React takes what answers at once without a fallback. */
// biome-ignore-start lint/suspicious/noThenProperty: a promise answers later
const atOnce = <Value>(value: Value) =>
  ({ then: (take: (value: Value) => unknown) => take(value) }) as PromiseLike<Value> as Promise<Value>;
// biome-ignore-end lint/suspicious/noThenProperty: a promise answers later

/** React's own, but for a chunk that was lost: React keeps the failure for good, this one asks anew after {@link retryFailedChunks}. */
export function lazy<Props extends object>(load: () => Promise<Module<Props>>): LazyComponent<Props> {
  let brought: Module<object> | undefined;
  const fetch = async (): Promise<Module<object>> => {
    brought = (await load()) as Module<object>;
    return brought;
  };
  const fetchOrLose = async (): Promise<Module<object>> => {
    try {
      return await fetch();
    } catch (failure) {
      lost.add(renew);
      throw failure;
    }
  };
  const make = () => lazyOfReact<ComponentType<object>>(() => (brought ? atOnce(brought) : fetchOrLose()));
  let part = make();
  const renew = (): void => {
    part = make();
  };
  const Lazy = (props: Props): ReactElement => createElement(part, props);
  return Object.assign(Lazy, {
    bring: () =>
      fetch().then(
        () => undefined,
        () => undefined,
      ),
  });
}

/** Lets each part that was lost ask for its chunk when it is drawn the next time. */
export function retryFailedChunks(): void {
  for (const renew of lost) renew();
  lost.clear();
}

import { type ComponentType, createElement, lazy as lazyOfReact, type ReactElement } from 'react';

/** Parts whose chunk was lost. */
const lost = new Set<() => void>();

/** React's own, but for a chunk that was lost: React keeps the failure for good, this one asks anew after {@link retryFailedChunks}. */
export function lazy<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): ComponentType<Props> {
  const make = () =>
    lazyOfReact<ComponentType<object>>(async () => {
      try {
        return (await load()) as { default: ComponentType<object> };
      } catch (failure) {
        lost.add(renew);
        throw failure;
      }
    });
  let part = make();
  const renew = (): void => {
    part = make();
  };
  return (props: Props): ReactElement => createElement(part, props);
}

/** Lets each part that was lost ask for its chunk when it is drawn the next time. */
export function retryFailedChunks(): void {
  for (const renew of lost) renew();
  lost.clear();
}

import type { PageAddress, PageValues } from '@baize/features/core';
import { useMemo } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { type Layer, layerOf, withLayer } from '../routes/addresses.ts';

/** Lies in the history with what was opened from where Back leads; it survives a reload. */
export const opened = { isOpened: true } as const;
/** Whether a state of the history is such a step. */
export const isOpened = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isOpened' in state;

/** What is being left: until Back has left it, a second click would leave one more. */
export const leftPlaces = new WeakSet<Location>();

/** The open entry of a centre and its part, and what is said of them. */
function partOf(layer: Layer | undefined): { entry: Layer; values: PageValues } | undefined {
  if (!layer || 'dialog' in layer) return undefined;
  if ('agent' in layer) {
    const { agent, page, ...values } = layer;
    return { entry: { agent, ...(page && { page }) }, values };
  }
  const { center, page, for: _, ...values } = layer;
  return { entry: { center, ...(page && { page }) }, values };
}

/** What the address says of the open page of a centre. */
export function useCenterAddress(): PageAddress {
  const location = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const layer = layerOf(location.search);
    const open = partOf(layer);
    const hrefOf = (values: PageValues): string => withLayer(location, open && { ...open.entry, ...values });
    return {
      values: open?.values ?? {},
      open: (values) => void navigate(hrefOf(values), { state: opened }),
      change: (values) => void navigate(hrefOf(values), { replace: true, state: location.state }),
      close: (values) => {
        if (leftPlaces.has(location)) return;
        leftPlaces.add(location);
        void (isOpened(location.state) ? navigate(-1) : navigate(hrefOf(values), { replace: true }));
      },
    };
  }, [location, navigate]);
}

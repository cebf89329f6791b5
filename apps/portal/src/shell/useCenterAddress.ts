import type { PageAddress, PageValues } from '@baize/features/core';
import { useMemo } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { layerOf, withLayer } from '../routes/addresses.ts';

/** Lies in the history with what was opened from where Back leads; it survives a reload. */
const opened = { isOpened: true } as const;
/** Whether a state of the history is such a step. */
export const isOpened = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isOpened' in state;

/** What is being left: until Back has left it, a second click would leave one more. */
export const leftPlaces = new WeakSet<Location>();

/** What the address says of the open page of the member centre. */
export function useCenterAddress(): PageAddress {
  const location = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const layer = layerOf(location.search);
    const { center, page, ...said } = layer && 'center' in layer ? layer : { center: undefined };
    const hrefOf = (values: PageValues): string => withLayer(location, center && { center, ...(page && { page }), ...values });
    return {
      values: said,
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

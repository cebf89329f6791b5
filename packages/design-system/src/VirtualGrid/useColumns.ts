import { useSyncExternalStore } from 'react';
import { media } from '../theme/media.ts';

/** How many tiles stand in a row, by the width of the screen. */
export interface GridColumns {
  smallPhone: number;
  phone: number;
  tablet: number;
  desktop: number;
}

function subscribe(onChange: () => void): () => void {
  const queries = [media.smallPhone, media.phone, media.belowDesktop].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
  };
}

/** The count of columns at the present width; that of a small phone on a server. */
export function useColumns({ smallPhone, phone, tablet, desktop }: GridColumns): number {
  return useSyncExternalStore(
    subscribe,
    () => {
      if (matchMedia(media.smallPhone).matches) return smallPhone;
      if (matchMedia(media.phone).matches) return phone;
      return matchMedia(media.belowDesktop).matches ? tablet : desktop;
    },
    () => smallPhone,
  );
}

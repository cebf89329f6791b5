import type { PageAddress, PageValueName, PageValues } from '@baize/features/core';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ownParameterOf } from '../routes/addresses.ts';
import { isOpened, leftPlaces, opened } from './useCenterAddress.ts';

/**
 * What the address says to its page itself, before any layer.
 * @param names the values that it keeps; a constant
 */
export function useOwnAddress(names: readonly PageValueName[]): PageAddress {
  const location = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const { pathname, search } = location;
    const values = Object.fromEntries(names.flatMap((name) => [[name, ownParameterOf(search, name)]]).filter(([, value]) => value));
    const hrefOf = (next: PageValues): string => {
      const others = [...new URLSearchParams(search)].filter(([name]) => !names.some((own) => own === name));
      const own = Object.entries(next).flatMap(([name, value]) => (value ? [[name, value]] : []));
      const query = new URLSearchParams([...own, ...others]).toString();
      return `${pathname}${query && `?${query}`}`;
    };
    return {
      values,
      open: (next) => void navigate(hrefOf(next), { state: opened }),
      change: (next) => void navigate(hrefOf(next), { replace: true, state: location.state }),
      close: (next) => {
        if (leftPlaces.has(location)) return;
        leftPlaces.add(location);
        void (isOpened(location.state) ? navigate(-1) : navigate(hrefOf(next), { replace: true }));
      },
    };
  }, [location, navigate, names]);
}

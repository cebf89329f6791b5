import { type ReactElement, useEffect, useRef, useState } from 'react';
import { flag } from './CountrySelect.css.ts';
import { type CountryCode, countries } from './countries.ts';

export interface FlagProps {
  /** Whose flag. */
  code: CountryCode;
}

const loaded = new Map<CountryCode, string>();

async function load(code: CountryCode): Promise<string> {
  const svg = (await countries[code].flag()).default;
  const address = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  loaded.set(code, address);
  return address;
}

/** A country's flag, loaded when it comes into sight; its place is kept till then, and for good where it can't be loaded. */
export function Flag({ code }: FlagProps): ReactElement {
  const place = useRef<HTMLSpanElement>(null);
  const [source, setSource] = useState<{ code: CountryCode; address: string }>();
  const address = source?.code === code ? source.address : loaded.get(code);
  useEffect(() => {
    if (address || !place.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // Without its flag a country still has its name.
      load(code).then(
        (found) => setSource({ code, address: found }),
        () => undefined,
      );
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [address, code]);
  return (
    <span ref={place} className={flag} aria-hidden="true">
      {address && <img src={address} alt="" className={flag} />}
    </span>
  );
}

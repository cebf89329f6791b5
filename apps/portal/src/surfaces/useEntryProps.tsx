import type { EntryPart, EntryProps, PortalPlace } from '@baize/features/core';
import { useLocation, useNavigate } from 'react-router-dom';
import { layerOf } from '../routes/addresses.ts';
import { useCenterAddress } from '../shell/useCenterAddress.ts';
import { placeAddress } from './placeAddress.ts';
import { SurfacePart } from './SurfacePart.tsx';

export interface OpenEntry {
  /** Where a part of the entry is. */
  placeOf(part: string | undefined): PortalPlace;
  part: string | undefined;
  parts: Readonly<Record<string, EntryPart>> | undefined;
}

/** What the portal gives to the open entry of a centre. */
export function useEntryProps({ placeOf, part, parts }: OpenEntry): EntryProps {
  const location = useLocation();
  const navigate = useNavigate();
  const address = useCenterAddress();
  const layer = layerOf(location.search);
  const given: EntryProps = {
    part,
    purpose: layer && 'center' in layer ? layer.for : undefined,
    address,
    hrefOf: (place) => placeAddress(location, place),
    // A part takes the place of another: Back closes the centre.
    openPart: (next) => void navigate(placeAddress(location, placeOf(next)), { replace: true }),
    partOf: (name) => <SurfacePart key={name} part={parts?.[name]} given={given} />,
  };
  return given;
}

import { type EntryPart, type EntryProps, surfaceComponent } from '@baize/features/core';
import { createElement, type ReactElement } from 'react';
import { lazy } from '../routes/lazy.ts';
import { entrySpace } from '../shell/entrySpace.tsx';
import { LazyPart } from '../shell/LazyPart.tsx';

export interface SurfacePartProps {
  part: EntryPart | undefined;
  /** What the portal gives to the part. */
  given: EntryProps;
}

/** Part of an entry of a centre, from its own chunk; nothing where no domain has it yet. */
export function SurfacePart({ part, given }: SurfacePartProps): ReactElement | null {
  const Part = surfaceComponent(part, lazy);
  return Part ? <LazyPart space={entrySpace}>{createElement(Part, given)}</LazyPart> : null;
}

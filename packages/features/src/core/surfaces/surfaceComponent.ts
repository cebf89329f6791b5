import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../chunk/loadChunk.ts';
import type { EntryPart, EntryProps, PageProps, PageSurface } from './surfaces.ts';

/** Makes a component of a module that is on its way, as React's `lazy` does. */
export type MakeLazy = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) => ComponentType<Props>;

const made = new WeakMap<object, object>();

/**
 * The component of a surface, from its own chunk: it suspends until that is there, and throws a ChunkError where it does not come. Made once for
 * each surface, since React begins anew with a lazy component that it sees for the first time.
 * @param makeLazy default React's own, which keeps a failure for good
 * @returns undefined for an entry, or a part of one, that draws nothing by itself
 */
export function surfaceComponent(surface: PageSurface, makeLazy?: MakeLazy): ComponentType<PageProps>;
export function surfaceComponent(surface: EntryPart | undefined, makeLazy?: MakeLazy): ComponentType<EntryProps> | undefined;
export function surfaceComponent(surface: PageSurface | EntryPart | undefined, makeLazy: MakeLazy = lazy): object | undefined {
  if (!surface?.load) return undefined;
  const before = made.get(surface);
  if (before) return before;
  const { load } = surface as { load(): Promise<ComponentType<object>> };
  const component = makeLazy(() => loadChunk(async () => ({ default: await load() })));
  made.set(surface, component);
  return component;
}

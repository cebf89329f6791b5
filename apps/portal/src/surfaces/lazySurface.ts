import { type EntryPart, type EntryProps, loadChunk, type PageProps, type PageSurface } from '@baize/features/core';
import type { ComponentType } from 'react';
import { lazy } from '../routes/lazy.ts';

const made = new WeakMap<object, ComponentType<never>>();

/** The component of a surface, made once: React begins anew with each lazy component that it sees for the first time. */
function once<Props extends object>(surface: object, load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const before = made.get(surface);
  if (before) return before as ComponentType<Props>;
  const component = lazy(() => loadChunk(async () => ({ default: await load() })));
  made.set(surface, component as ComponentType<never>);
  return component;
}

/** The part of an entry of a centre; undefined where no domain has it yet. */
export const lazyPart = (part: EntryPart | undefined): ComponentType<EntryProps> | undefined =>
  part?.load && once<EntryProps>(part, part.load);

/** A page of a domain. */
export const lazyPage = (page: PageSurface): ComponentType<PageProps> => once<PageProps>(page, () => page.load());

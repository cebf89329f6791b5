import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { type MakeLazy, surfaceComponent } from './surfaceComponent.ts';
import type { EntryPart, EntryProps } from './surfaces.ts';

const given = {} as EntryProps;

it('draws what the surface loads, and is the same component each time', async () => {
  const part: EntryPart = { load: async () => () => <p>Deposits</p> };
  const Part = surfaceComponent(part);
  if (!Part) throw new Error('The part has a component.');
  render(
    <Suspense fallback={<p>Waiting</p>}>
      <Part {...given} />
    </Suspense>,
  );
  expect(screen.getByText('Waiting')).toBeTruthy();
  expect(await screen.findByText('Deposits')).toBeTruthy();
  expect(surfaceComponent(part)).toBe(Part);
});

it('is nothing for a part that its entry draws, and for none', () => {
  expect(surfaceComponent({ values: ['from'] })).toBeUndefined();
  expect(surfaceComponent(undefined)).toBeUndefined();
});

it('is made by the app’s own lazy where it has one', () => {
  const Own = () => <p>Own</p>;
  const makeLazy: MakeLazy = () => Own;
  expect(surfaceComponent({ load: async () => () => null } satisfies EntryPart, makeLazy)).toBe(Own);
});

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type FinderQuery, writeFinderQuery } from '../search/finderQuery.ts';
import { useHeldQuery } from './useHeldQuery.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const everything: FinderQuery = { text: '', features: [], sort: 'popular' };

/** An address that follows only when it is told to, as a router’s does. */
function open() {
  const written: FinderQuery[] = [];
  const hook = renderHook(({ query, isReturn }) => useHeldQuery(query, isReturn, (changed) => void written.push(changed)), {
    initialProps: { query: everything, isReturn: true },
  });
  const steps = (query: FinderQuery, isReturn: boolean): void => hook.rerender({ query: { ...query }, isReturn });
  return {
    ...hook,
    written,
    says: (query: FinderQuery) => steps(query, false),
    returnsTo: (query: FinderQuery) => steps(query, true),
    now: () => hook.result.current,
  };
}

test('two quick changes both count, though the address is behind', () => {
  const { now, says, written } = open();
  act(() => now().change({ ...now().held, vendorType: 'FISH' }));
  act(() => now().change({ ...now().held, features: ['demo'] }));
  expect(written.map(writeFinderQuery)).toEqual(['type=FISH', 'type=FISH&with=demo']);
  says(written[0] as FinderQuery);
  expect(writeFinderQuery(now().held), 'the first address comes late').toBe('type=FISH&with=demo');
  says(written[1] as FinderQuery);
  expect(writeFinderQuery(now().held)).toBe('type=FISH&with=demo');
});

test('Back counts, also to an address that was passed over', () => {
  const { now, says, returnsTo, written } = open();
  act(() => now().change({ ...now().held, vendorType: 'FISH' }));
  act(() => now().change({ ...now().held, features: ['demo'] }));
  says(written[1] as FinderQuery);
  returnsTo(written[0] as FinderQuery);
  expect(writeFinderQuery(now().held)).toBe('type=FISH');
  returnsTo(everything);
  expect(writeFinderQuery(now().held)).toBe('');
});

test('Back counts where a slow page has drawn none of the steps before it', () => {
  const { now, returnsTo, written } = open();
  act(() => now().change({ ...now().held, vendorType: 'FISH' }));
  act(() => now().change({ ...now().held, features: ['demo'] }));
  returnsTo(written[0] as FinderQuery);
  expect(writeFinderQuery(now().held)).toBe('type=FISH');
  act(() => now().change({ ...now().held, features: ['demo'] }));
  returnsTo(written[0] as FinderQuery);
  expect(writeFinderQuery(now().held), 'to the address that is drawn').toBe('type=FISH');
});

test('letters are written once, a moment after the last; what was typed since stays', () => {
  vi.useFakeTimers();
  const { now, says, written } = open();
  for (const text of ['r', 'ro', 'ron']) act(() => now().type(text));
  act(() => void vi.advanceTimersByTime(299));
  expect(written).toEqual([]);
  act(() => void vi.advanceTimersByTime(1));
  expect(written.map(({ text }) => text)).toEqual(['ron']);
  act(() => now().type('rong'));
  says(written[0] as FinderQuery);
  expect(now().held.text).toBe('rong');
});

test('a filter takes what was just typed along', () => {
  const { now, written } = open();
  act(() => now().type('rong'));
  act(() => now().change({ ...now().held, sort: 'name' }));
  expect(written.map(writeFinderQuery)).toEqual(['q=rong&sort=name']);
});

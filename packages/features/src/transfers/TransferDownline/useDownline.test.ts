import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createFeatureParts, FeatureProviders, mockFetch } from '../../core/testing/index.ts';
import { answerDownline } from '../testing/storyTransfers.ts';
import { useDownline } from './useDownline.ts';

afterEach(cleanup);

/** The downline of the stories, and what was asked of it. */
function openDownline() {
  const asked: string[] = [];
  const answer = mockFetch({ listDownline: answerDownline });
  const parts = createFeatureParts({
    account: 'agent88',
    fetch: async (input, init) => {
      asked.push(new URL(new Request(input, init).url).searchParams.get('search') ?? '');
      return await answer(input, init);
    },
  });
  const wrapper = ({ children }: { children: ReactNode }): ReactNode => createElement(FeatureProviders, { parts, children });
  const { result, rerender } = renderHook(({ search }) => useDownline(search), { wrapper, initialProps: { search: '' } });
  const accounts = () => (result.current.status === 'ready' ? result.current.members.map(({ account }) => account) : []);
  return { result, rerender, asked, accounts };
}

it('§6 the downline comes by pages', async () => {
  const { result, accounts } = openDownline();
  await waitFor(() => expect(accounts()).toHaveLength(20));
  act(() => result.current.status === 'ready' && result.current.loadMore?.());
  await waitFor(() => expect(accounts()).toHaveLength(40));
  expect(new Set(accounts()).size).toBe(40);
});

it('§6 a search that is typed asks once, when it is typed; until then what was found stays', async () => {
  const { rerender, asked, accounts } = openDownline();
  await waitFor(() => expect(accounts()).toHaveLength(20));
  for (const search of ['t', 'tu', 'tuyen199']) rerender({ search });
  expect(accounts()).toHaveLength(20);
  await waitFor(() => expect(accounts()).toHaveLength(10));
  expect(asked).toEqual(['', 'tuyen199']);
});

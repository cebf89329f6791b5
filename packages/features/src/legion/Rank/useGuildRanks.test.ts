import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { answeringLegion, storyRanks } from '../testing/storyLegion.ts';
import { rankPagesOf, useGuildRanks } from './useGuildRanks.ts';

it.each([
  [0, 1],
  [20, 1],
  [21, 2],
  [1_000_000, 50],
])('§7 size 20: %d places are read on %d pages', (total, pages) => {
  expect(rankPagesOf(total)).toBe(pages);
});

it('§7 GET guild rank: another rank begins at its first page', async () => {
  const asked: string[] = [];
  const { feature } = answeringLegion({
    listGuildRanks: ({ scope, type, period, page, size }) => {
      asked.push([scope, type, period, page, size].join(' '));
      return { ...storyRanks, total: 50 };
    },
  });
  const { result } = renderFeatureHook(useGuildRanks, feature);
  await waitFor(() => expect(result.current.pages).toBe(3));
  act(() => result.current.choose({ page: 3 }));
  act(() => result.current.choose({ type: 'ODDS' }));
  expect(result.current.choice).toEqual({ scope: 'members', type: 'ODDS', period: 'C', page: 1 });
  await waitFor(() => expect(asked.at(-1)).toBe('members ODDS C 1 20'));
  expect(asked[0]).toBe('members BET C 1 20');
});

import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { answeringLegion } from '../testing/storyLegion.ts';
import { useGuildCode } from './useGuildCode.ts';

it('§9 "guild code refresh throttled 2 s": a new code shows at once, and the next one waits', async () => {
  let refreshes = 0;
  const { feature } = answeringLegion({
    refreshGuildCode: () => {
      refreshes += 1;
      return { code: 'H8M4XZ' };
    },
    getGuildCode: () => ({ code: refreshes === 0 ? 'RD7K2Q' : 'H8M4XZ' }),
  });
  const { result } = renderFeatureHook(useGuildCode, feature);
  await waitFor(() => expect(result.current.state).toEqual({ status: 'ready', data: { code: 'RD7K2Q' } }));
  expect(await act(() => result.current.refresh())).toBe(true);
  await waitFor(() => expect(result.current.state).toEqual({ status: 'ready', data: { code: 'H8M4XZ' } }));
  expect(result.current.secondsLocked).toBeGreaterThan(0);
  expect(await act(() => result.current.refresh())).toBe(false);
  expect(refreshes).toBe(1);
});

import { useQuery } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemStatusQueryKey } from '../queries.ts';
import { createLiveGateway } from '../testing/liveGateway.ts';
import { renderFeatureHook } from '../testing/renderFeature.tsx';
import { useLive } from './useLive.ts';

// A browser without locks: each tab reads for itself.
beforeEach(() => void vi.stubGlobal('navigator', {}));
afterEach(() => void vi.unstubAllGlobals());

it('§4 System status: is asked for again when a lost stream goes on, and not when it begins', async () => {
  const gateway = createLiveGateway(vi.fn());
  const askForStatus = vi.fn(() => ({ status: 0 }));
  const { unmount } = renderFeatureHook(
    () => {
      useLive();
      useQuery({ queryKey: systemStatusQueryKey, queryFn: askForStatus });
    },
    { account: 'minh88', fetch: gateway.options.fetch },
  );
  /** The nth stream; what it says is heard. */
  const stream = async (count: number) => {
    await waitFor(() => expect(gateway.connections).toHaveLength(count), { timeout: 5_000 });
    gateway.connections[count - 1]?.send('event: balance\ndata: {"sumBalance":100,"currency":"VND"}\n\n');
    return gateway.connections[count - 1];
  };
  (await stream(1))?.fail();
  expect(askForStatus).toHaveBeenCalledTimes(1);
  await stream(2);
  await waitFor(() => expect(askForStatus).toHaveBeenCalledTimes(2));
  unmount();
});

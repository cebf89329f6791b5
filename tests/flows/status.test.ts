import { calls } from '@baize/contract';
import { systemStatusQueryKey, useLive } from '@baize/features/core';
import { useSystemStatus } from '@baize/features/system';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { openTab } from './support/openTab.tsx';
import { patience, registerPlayer } from './support/player.ts';

const url = inject('closableUrl');

/** A command of the operator: `npm run operator -- …`. */
async function operator(...words: string[]): Promise<void> {
  const response = await fetch(inject('operatorUrl'), { method: 'POST', body: JSON.stringify(words) });
  if (!response.ok) throw new Error(await response.text());
}

afterEach(async () => {
  await operator('status', 'normal');
  await operator('region', 'off');
});

async function statusNow() {
  const tab = await openTab(url);
  const { result } = tab.run(useSystemStatus);
  await waitFor(() => expect(tab.queries.getQueryData(systemStatusQueryKey)).toBeDefined(), patience);
  return result.current;
}

describe('§4 System status', () => {
  it('normal: the portal is open', async () => {
    expect(await statusNow()).toEqual({ status: 'open' });
  });

  it('maintenance: the portal is closed, with the end that the operator gave', async () => {
    await operator('status', 'maintenance', '--until', '2099-01-01T03:30:00Z');
    expect(await statusNow()).toMatchObject({ status: 'maintenance', endTime: expect.stringContaining('2099-01-01T03:30') });
  });

  it('region-restricted: the portal is not served', async () => {
    await operator('region', 'on');
    expect(await statusNow()).toEqual({ status: 'regionRestricted', isLocated: false });
  });

  it('maintenance wins over a region', async () => {
    await operator('region', 'on');
    await operator('status', 'maintenance');
    expect((await statusNow()).status).toBe('maintenance');
  });

  it('closes the portal of a player who is in it, and opens it again, with no reload', async () => {
    const tab = await openTab(url);
    await registerPlayer(tab);
    const { result } = tab.run(() => {
      useLive();
      return useSystemStatus();
    });
    await waitFor(() => expect(tab.queries.getQueryData(systemStatusQueryKey)).toEqual({ status: 0 }), patience);
    await waitFor(() => expect(tab.sent).toContain('GET live/events'), patience);
    await operator('status', 'maintenance');
    await waitFor(() => expect(result.current.status).toBe('maintenance'), patience);
    await expect(tab.client.send(calls.getBalance, {})).rejects.toMatchObject({ code: 'under_maintenance' });
    await operator('status', 'normal');
    await waitFor(() => expect(result.current).toEqual({ status: 'open' }), patience);
  });
});

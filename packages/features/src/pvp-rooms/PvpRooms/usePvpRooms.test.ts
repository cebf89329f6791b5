import type { Calls, ResponseOf } from '@baize/contract';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, Refusal } from '../../core/testing/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { otherVendor, storyRooms } from '../testing/storyRooms.ts';
import { type PvpRoomsOptions, usePvpRooms } from './usePvpRooms.ts';

type Rooms = ResponseOf<Calls['listPvpRooms']>;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function lobby(listPvpRooms: NonNullable<Answers['listPvpRooms']>, vendor?: string, account?: string) {
  const options: PvpRoomsOptions = { vendor, launchingId: undefined };
  return { options, ...renderFeatureHook(() => usePvpRooms(options), { answers: { listPvpRooms }, account }) };
}
const ready = async ({ result }: ReturnType<typeof lobby>) => {
  await waitFor(() => expect(result.current.status).toBe('ready'));
  return result.current.status === 'ready' ? result.current.rooms : [];
};

describe('§7 GET PVP rooms', () => {
  it('gives them their order and the portal’s names', async () => {
    const rooms = await ready(lobby(storyRooms));
    expect(rooms.map(({ roomId }) => roomId)).toEqual(storyRooms.rooms.map(({ roomId }) => roomId));
    expect(rooms[2]).toMatchObject({ name: { vi: 'Phố Cổ', en: 'Old Quarter' }, isSeated: true, state: 'full' });
  });

  it('leaves one vendor’s alone where the address names it, and says so where it has none', async () => {
    const rooms = await ready(lobby(storyRooms, otherVendor));
    expect(new Set(rooms.map(({ game }) => game.vassalage))).toEqual(new Set([otherVendor]));
    const none = lobby(storyRooms, 'NONE');
    await waitFor(() => expect(none.result.current).toEqual({ status: 'empty' }));
  });

  it('tells what went wrong, and is tried again', async () => {
    const answers: (Rooms | Refusal)[] = [new Refusal('service_unavailable'), storyRooms];
    const failed = lobby(() => answers.shift() ?? storyRooms);
    await waitFor(() => expect(failed.result.current).toMatchObject({ status: 'error', code: 'service_unavailable' }));
    act(() => failed.result.current.status === 'error' && failed.result.current.retry());
    expect(await ready(failed)).toHaveLength(4);
  });

  it('counts the seats again once a launch is over, and every ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const asked = vi.fn(() => storyRooms);
    const rooms = lobby(asked);
    await ready(rooms);
    rooms.options.launchingId = 'room-0';
    rooms.rerender();
    expect(asked).toHaveBeenCalledTimes(1);
    rooms.options.launchingId = undefined;
    rooms.rerender();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    await act(() => vi.advanceTimersByTimeAsync(10_500));
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('stands still once it has failed: it is asked for again by hand alone', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const asked = vi.fn(() => new Refusal('service_unavailable'));
    const failed = lobby(asked);
    await waitFor(() => expect(failed.result.current.status).toBe('error'));
    const before = asked.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(30_500));
    expect(asked).toHaveBeenCalledTimes(before);
  });

  it('reads them anew for a user who logs in: a seat may be his', async () => {
    const asked = vi.fn(() => storyRooms);
    const rooms = lobby(asked);
    await ready(rooms);
    act(() => rooms.parts.session.start({ token: 'fresh', account: 'minh88' }));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  });
});

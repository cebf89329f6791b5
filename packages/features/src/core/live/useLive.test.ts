import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  bankCardsQueryKey,
  cashierQueryKey,
  guildLossesQueryKey,
  guildQueryKey,
  legionQueryKey,
  messagesQueryKey,
  noticesQueryKey,
  playStopQueryKey,
  promotionsQueryKey,
  rewardArrivalsQueryKey,
  systemStatusQueryKey,
  toldMessagesQueryKey,
  transferArrivalsQueryKey,
  unreadMessagesQueryKey,
} from '../queries.ts';
import { createLiveGateway } from '../testing/liveGateway.ts';
import { renderFeatureHook } from '../testing/renderFeature.tsx';
import { followSession } from './followSession.ts';
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

it('§2 live-message listener: each event about unread messages brings their count, and has their list read again', async () => {
  const gateway = createLiveGateway(vi.fn());
  const askForMessages = vi.fn(() => []);
  const { parts, unmount } = renderFeatureHook(
    () => {
      useLive();
      useQuery({ queryKey: [...messagesQueryKey('minh88'), 'vi'], queryFn: askForMessages });
    },
    { account: 'minh88', fetch: gateway.options.fetch },
  );
  await waitFor(() => expect(gateway.connections).toHaveLength(1), { timeout: 5_000 });
  expect(askForMessages).toHaveBeenCalledTimes(1);
  // The same count twice: a message that was read has been deleted elsewhere.
  for (const times of [2, 3]) {
    gateway.connections[0]?.send('event: unreadMessages\ndata: {"value":4}\n\n');
    await waitFor(() => expect(askForMessages).toHaveBeenCalledTimes(times));
  }
  expect(parts.queries.getQueryData(unreadMessagesQueryKey('minh88'))).toEqual({ value: 4 });
  unmount();
});

it('§4 a card that customer service has locked, or unlocked, is read again where cards are shown', async () => {
  const gateway = createLiveGateway(vi.fn());
  const askForCards = vi.fn(() => []);
  const { unmount } = renderFeatureHook(
    () => {
      useLive();
      useQuery({ queryKey: bankCardsQueryKey('minh88'), queryFn: askForCards });
    },
    { account: 'minh88', fetch: gateway.options.fetch },
  );
  await waitFor(() => expect(gateway.connections).toHaveLength(1), { timeout: 5_000 });
  expect(askForCards).toHaveBeenCalledTimes(1);
  gateway.connections[0]?.send('id: 1\nevent: bankCards\ndata: {}\n\n');
  await waitFor(() => expect(askForCards).toHaveBeenCalledTimes(2));
  unmount();
});

it('§6 a transfer that has come to an agent waits to be told, and has what he can send on read again', async () => {
  const gateway = createLiveGateway(vi.fn());
  const askForTerms = vi.fn(() => ({}));
  const { parts, unmount } = renderFeatureHook(
    () => {
      useLive();
      useQuery({ queryKey: [...cashierQueryKey('agent01'), 'transferTerms'], queryFn: askForTerms });
    },
    { account: 'agent01', fetch: gateway.options.fetch },
  );
  await waitFor(() => expect(gateway.connections).toHaveLength(1), { timeout: 5_000 });
  const arrivals = ['a', 'b'].map((orderId) => ({ orderId, sender: 'minh88', amount: 500, at: '2026-11-21T11:20:14.000Z' }));
  for (const [index, arrival] of arrivals.entries()) {
    gateway.connections[0]?.send(`id: ${index + 1}\nevent: transferReceived\ndata: ${JSON.stringify(arrival)}\n\n`);
    await waitFor(() => expect(askForTerms).toHaveBeenCalledTimes(index + 2));
  }
  expect(parts.queries.getQueryData(transferArrivalsQueryKey('agent01'))).toEqual(arrivals);
  unmount();
});

it('§2 rewards that can be claimed wait to be told; what a member has claimed himself, and how a bonus goes on, is none of them', async () => {
  const gateway = createLiveGateway(vi.fn());
  const askForRewards = vi.fn(() => ({}));
  const { parts, unmount } = renderFeatureHook(
    () => {
      useLive();
      useQuery({ queryKey: [...promotionsQueryKey('minh88'), 'rewards'], queryFn: askForRewards });
    },
    { account: 'minh88', fetch: gateway.options.fetch },
  );
  await waitFor(() => expect(gateway.connections).toHaveLength(1), { timeout: 5_000 });
  for (const [index, change] of ['claimable', 'given', 'progress', 'claimable', 'ended'].entries()) {
    gateway.connections[0]?.send(`id: ${index + 1}\nevent: rewardsChanged\ndata: ${JSON.stringify({ change })}\n\n`);
    await waitFor(() => expect(askForRewards).toHaveBeenCalledTimes(index + 2));
  }
  expect(parts.queries.getQueryData(rewardArrivalsQueryKey('minh88'))).toBe(2);
  unmount();
});

it('LCCP 3.5.3 what is offered is read again once a break has begun, and not where a limit has refused a bet', async () => {
  const gateway = createLiveGateway(vi.fn());
  const ask = { banners: vi.fn(() => []), promotions: vi.fn(() => []) };
  const asked = (): number[] => [ask.banners.mock.calls.length, ask.promotions.mock.calls.length];
  const { parts, unmount } = renderFeatureHook(
    () => {
      useLive();
      useQuery({ queryKey: [...noticesQueryKey, 'banners'], queryFn: ask.banners });
      useQuery({ queryKey: promotionsQueryKey('minh88'), queryFn: ask.promotions });
    },
    { account: 'minh88', fetch: gateway.options.fetch },
  );
  await waitFor(() => expect(gateway.connections).toHaveLength(1), { timeout: 5_000 });
  const limit = { by: 'limit', kind: 'loss', period: 'day', amount: 9, left: 0, currency: 'VND' };
  for (const [index, stop] of [limit, { by: 'break', until: '2026-11-22T12:42:00Z' }].entries()) {
    gateway.connections[0]?.send(`id: ${index + 1}\nevent: playRefused\ndata: ${JSON.stringify({ stop })}\n\n`);
    await waitFor(() => expect(parts.queries.getQueryData(playStopQueryKey('minh88'))).toEqual(stop));
    expect(asked()).toEqual([index + 1, index + 1]);
  }
  unmount();
});

describe('§8 a reader of the live events that does not come', () => {
  /** A session whose reader comes while there is a network; each of its attempts asks twice, a second apart. */
  function withLostReader() {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const gateway = createLiveGateway(vi.fn());
    const network = { isOffline: true };
    const load = vi.fn(async () => {
      if (network.isOffline) throw new Error('Failed to fetch dynamically imported module');
      return followSession;
    });
    const hook = renderFeatureHook(() => useLive(load), { account: 'minh88', fetch: gateway.options.fetch });
    const later = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
    return { ...hook, gateway, network, load, later };
  }

  it('is asked for again at growing intervals, and the stream is followed once it comes', async () => {
    const { gateway, network, load, later, unmount } = withLostReader();
    await later(1);
    expect(load).toHaveBeenCalledTimes(2);
    await later(5 + 1);
    expect(load).toHaveBeenCalledTimes(4);
    await later(14);
    expect(load).toHaveBeenCalledTimes(4);
    network.isOffline = false;
    await later(1);
    await vi.waitFor(() => expect(gateway.connections).toHaveLength(1));
    expect(load).toHaveBeenCalledTimes(5);
    await later(3_600);
    expect(load).toHaveBeenCalledTimes(5);
    unmount();
  });

  it('lets a rise of the unread messages be told all the same', async () => {
    const { later, parts, unmount } = withLostReader();
    for (const value of [3, 4]) {
      parts.queries.setQueryData(unreadMessagesQueryKey('minh88'), { value });
      await later(1);
    }
    expect(parts.queries.getQueryData(toldMessagesQueryKey('minh88'))).toBe(3);
    unmount();
    parts.queries.setQueryData(unreadMessagesQueryKey('minh88'), { value: 2 });
    await later(1);
    expect(parts.queries.getQueryData(toldMessagesQueryKey('minh88'))).toBe(3);
  });

  it('is asked for as soon as the network is back', async () => {
    const { gateway, network, later, unmount } = withLostReader();
    await later(1);
    network.isOffline = false;
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await vi.waitFor(() => expect(gateway.connections).toHaveLength(1));
    unmount();
  });

  it('is asked for no more once the session has ended', async () => {
    const { gateway, network, load, later, parts } = withLostReader();
    await later(1);
    act(() => parts.session.end());
    network.isOffline = false;
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await later(3_600);
    expect(load).toHaveBeenCalledTimes(2);
    expect(gateway.connections).toHaveLength(0);
  });
});

describe('§2 §4 guildChanged', () => {
  const guildId = '7b0c7f5e-3a1d-4c0e-9a52-0a4f1f3f9d11';
  const event = (change: string, id = guildId): string => `event: guildChanged\ndata: {"guildId":"${id}","change":"${change}"}\n\n`;
  const begin = async () => {
    const gateway = createLiveGateway(vi.fn());
    const askForRanks = vi.fn(() => []);
    const { parts, unmount } = renderFeatureHook(
      () => {
        useLive();
        useQuery({ queryKey: [...legionQueryKey('minh88'), 'own', 'ranks'], queryFn: askForRanks });
      },
      { account: 'minh88', fetch: gateway.options.fetch },
    );
    await waitFor(() => expect(gateway.connections).toHaveLength(1), { timeout: 5_000 });
    parts.queries.setQueryData(guildQueryKey('minh88'), { guildId });
    const { queries } = parts;
    return {
      unmount,
      tell: async (text: string): Promise<void> => {
        const before = askForRanks.mock.calls.length;
        gateway.connections[0]?.send(text);
        await waitFor(() => expect(askForRanks).toHaveBeenCalledTimes(before + 1));
      },
      known: () => queries.getQueryData(guildQueryKey('minh88')),
      losses: () => queries.getQueryData(guildLossesQueryKey('minh88')),
    };
  };

  it.each(['changed', 'master'])('%s: what the legion shows is read again', async (change) => {
    const { tell, known, losses, unmount } = await begin();
    await tell(event(change));
    expect([known(), losses()]).toEqual([{ guildId }, undefined]);
    unmount();
  });

  it.each(['kicked', 'disbanded'])('%s: the member is in none at once, and is to be told', async (change) => {
    const { tell, known, losses, unmount } = await begin();
    await tell(event(change));
    expect([known(), losses()]).toEqual([null, [change]]);
    unmount();
  });

  it('the loss of a legion that he has left for another one is no news', async () => {
    const { tell, known, losses, unmount } = await begin();
    await tell(event('kicked', '11111111-3a1d-4c0e-9a52-0a4f1f3f9d11'));
    expect([known(), losses()]).toEqual([{ guildId }, undefined]);
    unmount();
  });
});

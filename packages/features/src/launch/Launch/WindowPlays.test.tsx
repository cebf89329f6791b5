import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFeatureParts, storyGame } from '../../core/testing/index.ts';
import { renderFeatureView } from '../../core/testing/renderFeature.tsx';
import { openPlays } from './openPlays.ts';
import { useLaunch } from './useLaunch.ts';
import { type GuardedWindows, WindowPlays } from './WindowPlays.tsx';

const opened = {
  closed: false,
  opener: {},
  document: { title: '' },
  location: { replace: vi.fn() },
  sessionStorage: { setItem: vi.fn() },
  close: vi.fn(),
};
const launchedAt = '2026-11-22T03:30:00.000Z';
let guarded: GuardedWindows | undefined;

beforeEach(() => {
  // Games that another file's tests have opened.
  for (const play of openPlays.all()) openPlays.drop(play);
  opened.closed = false;
  opened.close.mockReset().mockImplementation(() => {
    opened.closed = true;
  });
  vi.stubGlobal('open', () => opened);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Games(): ReactElement {
  const { launchGame } = useLaunch({ windowTitle: 'Opening…' });
  return (
    <>
      <button type="button" onClick={() => launchGame(storyGame, 'real')}>
        real
      </button>
      <button type="button" onClick={() => launchGame(storyGame, 'demo')}>
        demo
      </button>
      <WindowPlays
        guard={(plays) => {
          guarded = plays;
          return <p>guarded {plays.net ? plays.net.win - plays.net.bet : '?'}</p>;
        }}
      />
    </>
  );
}

async function open(mode: 'real' | 'demo') {
  opened.location.replace.mockReset();
  const parts = createFeatureParts({
    account: 'minh88',
    answers: {
      launchGame: { game_url: 'https://provider.example/play', launchedAt },
      getPlayResult: { rounds: 3, openRounds: 0, bet: 15_000, win: 5_000, currency: 'VND' },
    },
  });
  renderFeatureView(<Games />, parts);
  act(() => screen.getByText(mode).click());
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalled());
  return parts;
}
const isGuarded = () => waitFor(() => expect(screen.getByText(/^guarded -10000$/)).toBeDefined());

describe('RTS 13B a game in a window of its own', () => {
  it('is guarded from the portal’s page, with what it has come to', async () => {
    await open('real');
    await isGuarded();
    act(() => guarded?.close());
    expect(opened.close).toHaveBeenCalledOnce();
    expect(screen.queryByText(/^guarded/)).toBeNull();
  });

  it('is counted once where it is open in two windows', async () => {
    await open('real');
    await isGuarded();
    act(() => screen.getByText('real').click());
    await waitFor(() => expect(openPlays.all()).toHaveLength(2));
    expect(screen.getByText(/^guarded/).textContent).toBe('guarded -10000');
  });

  it('stays guarded where the browser does not close its window', async () => {
    await open('real');
    await isGuarded();
    opened.close.mockReset();
    act(() => expect(guarded?.close()).toBe(false));
    expect(opened.close).toHaveBeenCalledOnce();
    expect(screen.getByText(/^guarded/)).toBeDefined();
  });

  it('is closed by what closes games of before a moment, where it was opened before', async () => {
    await open('real');
    await isGuarded();
    act(() => guarded?.close('2026-11-22T03:29:59Z'));
    expect(opened.close).not.toHaveBeenCalled();
    act(() => guarded?.close('2026-11-22T03:30:01Z'));
    expect(opened.close).toHaveBeenCalledOnce();
  });

  it('is not guarded in a demo', async () => {
    await open('demo');
    expect(openPlays.all()).toEqual([]);
  });

  it('is guarded no longer once the player has closed it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    await open('real');
    await vi.waitFor(() => expect(openPlays.all()).toHaveLength(1));
    act(() => void vi.advanceTimersByTime(6_000));
    opened.closed = true;
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.queryByText(/^guarded/)).toBeNull();
  });

  it('is closed with the session', async () => {
    const parts = await open('real');
    await isGuarded();
    act(() => parts.session.end());
    expect(opened.close).toHaveBeenCalledOnce();
    expect(screen.queryByText(/^guarded/)).toBeNull();
  });
});

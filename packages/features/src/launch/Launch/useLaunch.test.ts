import type { Game, RequestOf, calls as wire } from '@baize/contract';
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, Refusal, storyGame } from '../../core/testing/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { pendingLaunch } from './pendingLaunch.ts';
import { useLaunch } from './useLaunch.ts';

type Launched = RequestOf<typeof wire.launchGame>;

/** A browser window as far as a launch touches one. */
function fakeWindow() {
  return { opener: {}, document: { title: '' }, location: { replace: vi.fn() }, sessionStorage: { setItem: vi.fn() }, close: vi.fn() };
}
let opened = fakeWindow();
const open = vi.fn<() => unknown>();

beforeEach(() => {
  opened = fakeWindow();
  open.mockReset().mockImplementation(() => opened);
  vi.stubGlobal('open', open);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const manager = (launchGame: NonNullable<Answers['launchGame']>, account: string | undefined = 'minh88') =>
  renderFeatureHook(() => useLaunch({ windowTitle: 'Opening…' }), { answers: { launchGame }, account });
const visitorManager = (launchGame: NonNullable<Answers['launchGame']>) =>
  renderFeatureHook(() => useLaunch({ windowTitle: 'Opening…' }), { answers: { launchGame } });

const play = ({ result }: ReturnType<typeof manager>, mode: 'real' | 'demo' = 'real') =>
  act(() => result.current.launchGame(storyGame, mode));
const settled = ({ result }: ReturnType<typeof manager>) => waitFor(() => expect(result.current.state.status).not.toBe('launching'));

describe('§4 Game launch', () => {
  it('opens its window inside the click, before anything is answered', async () => {
    const launch = manager('never');
    play(launch);
    expect(open).toHaveBeenCalledOnce();
    expect(opened.document.title).toBe('Opening…');
    expect(launch.result.current.state).toEqual({ status: 'launching', game: storyGame });
    expect(opened.location.replace).not.toHaveBeenCalled();
  });

  it('is the same until something about it changes, so that no list is drawn anew by its provider', () => {
    const { result, rerender } = manager('never');
    const before = result.current;
    rerender();
    expect(result.current).toBe(before);
  });

  it('sends the window to the address that the gateway answers, seen from the gateway', async () => {
    const launch = manager({ game_url: '/sandbox/games/play?game=g0#s=1' });
    play(launch);
    await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith('https://gateway.example/sandbox/games/play?game=g0#s=1'));
    await settled(launch);
    expect(launch.result.current.state).toEqual({ status: 'idle' });
    expect(opened.close).not.toHaveBeenCalled();
  });

  it.each([
    ['', 'https://provider.example/second'],
    ['https://provider.example/first', 'https://provider.example/first'],
  ])('§3 opens the second address where the first is empty: "%s"', async (game_url, url) => {
    const launch = manager({ game_url, game_url2: 'https://provider.example/second' });
    play(launch);
    await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith(url));
  });

  it('gives the provider’s page no hold on the portal', async () => {
    const launch = manager({ game_url: 'https://provider.example/play' });
    play(launch);
    await settled(launch);
    expect(opened.opener).toBeNull();
  });

  it('sends §3’s payload', async () => {
    const sent: Launched[] = [];
    const launch = manager((request) => {
      sent.push(request);
      return { game_url: 'https://provider.example/play' };
    });
    play(launch, 'demo');
    await settled(launch);
    expect(sent).toEqual([
      {
        gameId: 'g0',
        nodeId: 'n0',
        accountType: 0,
        confirmTrans: false,
        vassalage: 'PG',
        launchMode: 'window',
        platform: 'html5-desktop',
        clientType: 3,
        language: 'vi',
      },
    ]);
  });

  it('blocks further clicks while a launch is pending, and takes them again afterwards', async () => {
    const answered = vi.fn(() => ({ game_url: 'https://provider.example/play' }));
    const launch = manager(answered);
    act(() => {
      launch.result.current.launchGame(storyGame, 'real');
      launch.result.current.launchGame(storyGame, 'demo');
    });
    await settled(launch);
    expect(open).toHaveBeenCalledOnce();
    expect(answered).toHaveBeenCalledOnce();
    play(launch);
    await settled(launch);
    expect(open).toHaveBeenCalledTimes(2);
  });

  describe('of a game that has yet to be found', () => {
    const found = ({ result }: ReturnType<typeof manager>, find: () => Promise<Game | undefined>) => result.current.launchFound(find);

    it('opens its window inside the click, and sends the same one to the game', async () => {
      const launch = manager({ game_url: 'https://provider.example/play' });
      let tell: (game: Game) => void = () => undefined;
      const outcome = found(launch, () => new Promise((resolve) => (tell = resolve)));
      expect(open).toHaveBeenCalledOnce();
      play(launch);
      await act(async () => {
        tell(storyGame);
        expect(await outcome).toBe(true);
      });
      await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith('https://provider.example/play'));
      await settled(launch);
      expect(open).toHaveBeenCalledOnce();
    });

    it('closes the window when there is none, and when it can’t be asked for; the next launch goes on', async () => {
      const launch = manager({ game_url: 'https://provider.example/play' });
      expect(await found(launch, async () => undefined)).toBe(false);
      expect(opened.close).toHaveBeenCalledOnce();
      await expect(found(launch, () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
      expect(opened.close).toHaveBeenCalledTimes(2);
      play(launch);
      await waitFor(() => expect(opened.location.replace).toHaveBeenCalledOnce());
      await settled(launch);
    });

    it('opens none for a visitor, who logs in first', async () => {
      const launch = visitorManager('never');
      await act(async () => void (await launch.result.current.launchFound(async () => storyGame)));
      expect(launch.result.current.state).toEqual({ status: 'loginNeeded', game: storyGame });
      expect(open).not.toHaveBeenCalled();
    });

    it('offers it on the page when the window was blocked, and asks for no second one', async () => {
      open.mockReturnValue(null);
      const launch = manager({ game_url: 'https://provider.example/play' });
      await act(() => found(launch, async () => storyGame));
      await waitFor(() => expect(launch.result.current.state.status).toBe('blocked'));
      expect(open).toHaveBeenCalledOnce();
    });
  });

  it('keeps a visitor’s pending demo when he clicks on real play as well', () => {
    const launch = visitorManager('never');
    play(launch, 'demo');
    play(launch, 'real');
    expect(launch.result.current.state.status).toBe('launching');
  });

  it('offers the game on the page when the pop-up is blocked', async () => {
    open.mockReturnValue(null);
    const launch = manager({ game_url: '/sandbox/play' });
    play(launch);
    await settled(launch);
    expect(launch.result.current.state).toEqual({
      status: 'blocked',
      game: storyGame,
      url: 'https://gateway.example/sandbox/play',
      isFlash: false,
    });
  });

  it('closes its window and says why when the launch fails', async () => {
    const launch = manager(new Refusal('vendor_under_maintenance', { endTime: '2026-11-22T03:30:00Z' }));
    play(launch);
    await settled(launch);
    expect(opened.close).toHaveBeenCalledOnce();
    expect(launch.result.current.state).toEqual({
      status: 'failed',
      game: storyGame,
      code: 'vendor_under_maintenance',
      details: { endTime: '2026-11-22T03:30:00Z' },
    });
    act(() => launch.result.current.dismiss());
    expect(launch.result.current.state).toEqual({ status: 'idle' });
  });

  it.each(['', 'javascript:alert(1)', 'data:text/html,hi', 'http://'])('§8 opens no window for the address "%s"', async (address) => {
    const launch = manager({ game_url: address });
    play(launch);
    await settled(launch);
    expect(launch.result.current.state).toMatchObject({ status: 'failed', code: 'launch_without_url' });
    expect(opened.close).toHaveBeenCalledOnce();
    expect(opened.location.replace).not.toHaveBeenCalled();
  });

  it('takes the next click after a failure', async () => {
    const answers = ['offline', { game_url: 'https://provider.example/play' }] as const;
    const launch = manager(() => answers[Math.min(open.mock.calls.length - 1, 1)] ?? 'offline');
    play(launch);
    await settled(launch);
    expect(launch.result.current.state).toMatchObject({ status: 'failed', code: 'network_error' });
    play(launch);
    await waitFor(() => expect(opened.location.replace).toHaveBeenCalledOnce());
  });

  it('§8 leaves it to the session provider to tell of a refused token', async () => {
    const launch = manager(new Refusal('login.not.session'));
    play(launch);
    await settled(launch);
    expect(launch.result.current.state).toEqual({ status: 'idle' });
    expect(opened.close).toHaveBeenCalledOnce();
  });

  it.each([
    ['real', { game: storyGame }],
    ['demo', undefined],
  ] as const)('§4 keeps the game of a %s launch that a refused token stopped as %o', async (mode, kept) => {
    const launch = manager(new Refusal('login.not.session'));
    play(launch, mode);
    await settled(launch);
    expect(pendingLaunch.take()).toEqual(kept);
  });

  it('§4 keeps no game for who comes after a player that has logged out meanwhile', async () => {
    for (const next of [undefined, { token: 'of another', account: 'lan77' }]) {
      const launch = manager(() => {
        launch.parts.session.end();
        if (next) launch.parts.session.start(next);
        return new Refusal('login.not.session');
      });
      play(launch);
      await settled(launch);
      expect(pendingLaunch.take()).toBeUndefined();
      expect(opened.close).toHaveBeenCalled();
      launch.unmount();
    }
  });

  it('§8 answers too many requests with a calm word for six seconds, and takes the next click meanwhile', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const launch = manager(new Refusal('TOO_MANY_REQUEST'));
    play(launch);
    await vi.waitFor(() =>
      expect(launch.result.current.state).toEqual({ status: 'busy', game: storyGame, refusal: { code: 'TOO_MANY_REQUEST' } }),
    );
    expect(opened.close).toHaveBeenCalledOnce();
    act(() => void vi.advanceTimersByTime(5_000));
    expect(launch.result.current.state.status).toBe('busy');
    play(launch);
    await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(launch.result.current.state.status).toBe('busy'));
    act(() => void vi.advanceTimersByTime(5_000));
    expect(launch.result.current.state.status).toBe('busy');
    act(() => void vi.advanceTimersByTime(1_000));
    expect(launch.result.current.state).toEqual({ status: 'idle' });
  });
});

describe('§4 the player page', () => {
  const playerHref = (nodeId: string): string => `https://portal.example/web/play/${nodeId}`;
  const onPage = (launchGame: NonNullable<Answers['launchGame']>) =>
    renderFeatureHook(() => useLaunch({ windowTitle: 'Opening…', playerHref, here: () => '/egame?page=PG' }), {
      answers: { launchGame },
      account: 'minh88',
    });
  const reply = { game_url: '/sandbox/play#s=1', launchedAt: '2026-11-22T03:30:00.000Z' };

  it.each(['ALB', 'PT', 'PTSS'])('opens the games of %s, and is handed the address in its own window', async (vassalage) => {
    const launch = onPage(reply);
    act(() => launch.result.current.launchGame({ ...storyGame, vassalage, vendor: vassalage }, 'demo'));
    await settled(launch);
    expect(opened.location.replace.mock.calls).toEqual([['https://portal.example/web/play/n0']]);
    const [key, text] = opened.sessionStorage.setItem.mock.lastCall ?? [];
    expect(key).toBe('baize-played-game');
    expect(JSON.parse(text)).toMatchObject({
      nodeId: 'n0',
      vendor: vassalage,
      mode: 'demo',
      url: 'https://gateway.example/sandbox/play#s=1',
      isFlash: false,
      launchedAt: reply.launchedAt,
      from: '/egame?page=PG',
    });
  });

  it('is no other provider’s, and is left out where the window keeps nothing', async () => {
    const launch = onPage(reply);
    play(launch);
    await settled(launch);
    expect(opened.location.replace).toHaveBeenLastCalledWith('https://gateway.example/sandbox/play#s=1');
    opened.sessionStorage.setItem.mockImplementation(() => {
      throw new Error('blocked');
    });
    act(() => launch.result.current.launchGame({ ...storyGame, vassalage: 'PT' }, 'demo'));
    await settled(launch);
    expect(opened.location.replace).toHaveBeenCalledTimes(2);
    expect(opened.location.replace).toHaveBeenLastCalledWith('https://gateway.example/sandbox/play#s=1');
  });
});

describe('§4 the player page where the window is blocked', () => {
  const playerHref = (nodeId: string): string => `https://portal.example/web/play/${nodeId}`;
  const blocked = async () => {
    open.mockReturnValue(null);
    const sent: Launched[] = [];
    const launchGame = (request: Launched) => {
      sent.push(request);
      return { game_url: '/sandbox/play' };
    };
    const launch = renderFeatureHook(() => useLaunch({ windowTitle: 'Opening…', playerHref }), {
      answers: { launchGame },
      account: 'minh88',
    });
    act(() => launch.result.current.launchGame({ ...storyGame, vassalage: 'PT' }, 'demo'));
    await settled(launch);
    return { state: launch.result.current.state, sent };
  };

  it('the game can be played there, in this tab, which keeps the one that it plays until then', async () => {
    sessionStorage.setItem('baize-played-game', 'another');
    const { state, sent } = await blocked();
    const player = { page: 'https://portal.example/web/play/n0', played: { nodeId: 'n0', mode: 'demo' } };
    expect(state).toMatchObject({ status: 'blocked', player });
    expect(sessionStorage.getItem('baize-played-game')).toBe('another');
    expect(sent).toMatchObject([{ launchMode: 'frame' }]);
  });

  it('a tab that keeps nothing shows the game in a frame', async () => {
    const setItem = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('sessionStorage', { setItem, getItem: () => null });
    const { state } = await blocked();
    expect(state).toMatchObject({ status: 'blocked', url: 'https://gateway.example/sandbox/play' });
    expect(state).not.toHaveProperty('player');
  });
});

describe('§4 flash', () => {
  it('is said for a while once the game is open, from when the portal is seen again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let visibility: DocumentVisibilityState = 'hidden';
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
    const launch = manager({ game_url: 'https://provider.example/play' });
    const game = { ...storyGame, vassalage: 'DG', vendorType: 'LIVE' } as const;
    act(() => launch.result.current.launchGame(game, 'demo'));
    await vi.waitFor(() => expect(launch.result.current.state).toEqual({ status: 'flash', game }));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(launch.result.current.state.status).toBe('flash');
    visibility = 'visible';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    act(() => void vi.advanceTimersByTime(15_000));
    expect(launch.result.current.state).toEqual({ status: 'idle' });
    vi.restoreAllMocks();
  });

  it('goes with a game whose window was blocked, so that the frame’s dialog can say it', async () => {
    open.mockReturnValue(null);
    const launch = manager({ game_url: 'https://provider.example/play' });
    act(() => launch.result.current.launchGame({ ...storyGame, vassalage: 'DG', vendorType: 'LIVE' }, 'demo'));
    await settled(launch);
    expect(launch.result.current.state).toMatchObject({ status: 'blocked', isFlash: true });
  });
});

describe('§3 confirmTrans', () => {
  it('is asked for once in a session: the first window closes, the second opens in the click that agrees', async () => {
    const sent: Launched[] = [];
    const launch = manager((request) => {
      sent.push(request);
      return request.confirmTrans ? { game_url: 'https://provider.example/play' } : new Refusal('transfer_not_confirmed');
    });
    const game = { ...storyGame, vassalage: 'ALB' };
    const ask = () => act(() => launch.result.current.launchGame(game, 'real'));
    ask();
    await settled(launch);
    expect(launch.result.current.state).toEqual({ status: 'confirming', game });
    expect(opened.close).toHaveBeenCalledOnce();
    act(() => {
      launch.result.current.confirmTransfer();
      launch.result.current.confirmTransfer();
    });
    expect(open).toHaveBeenCalledTimes(2);
    await settled(launch);
    expect(opened.location.replace).toHaveBeenCalledWith('https://provider.example/play');
    expect(sent.map(({ confirmTrans, username, merchantCode }) => [confirmTrans, username, merchantCode])).toEqual([
      [false, 'minh88', 'baize'],
      [true, 'minh88', 'baize'],
    ]);
    ask();
    await settled(launch);
    expect(sent.map(({ confirmTrans }) => confirmTrans)).toEqual([false, true, true]);
  });

  it('that is declined opens nothing', async () => {
    const launch = manager(new Refusal('transfer_not_confirmed'));
    act(() => launch.result.current.launchGame({ ...storyGame, vassalage: 'PTSS' }, 'real'));
    await settled(launch);
    act(() => launch.result.current.dismiss());
    act(() => launch.result.current.confirmTransfer());
    expect(launch.result.current.state).toEqual({ status: 'idle' });
    expect(open).toHaveBeenCalledOnce();
  });
});

describe('§6 a visitor', () => {
  it('plays a demo at once', async () => {
    const launch = visitorManager({ game_url: 'https://provider.example/demo' });
    play(launch, 'demo');
    await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith('https://provider.example/demo'));
  });

  it('is asked to log in for real play, and lands in the game that he asked for', async () => {
    const answered = vi.fn(() => ({ game_url: 'https://provider.example/real' }));
    const launch = visitorManager(answered);
    play(launch, 'real');
    expect(launch.result.current.state).toEqual({ status: 'loginNeeded', game: storyGame });
    expect(open).not.toHaveBeenCalled();
    act(() => launch.result.current.dismiss());
    act(() => launch.parts.session.start({ token: 'fresh', account: 'minh88' }));
    act(() => launch.result.current.resumeLaunch());
    expect(open).toHaveBeenCalledOnce();
    await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith('https://provider.example/real'));
    act(() => launch.result.current.resumeLaunch());
    expect(answered).toHaveBeenCalledOnce();
  });

  it('§3 §4 who has just logged in is told to the provider, before the page is drawn for his session', async () => {
    const sent: Launched[] = [];
    const launch = visitorManager((request) => {
      sent.push(request);
      return { game_url: 'https://provider.example/real' };
    });
    act(() => launch.result.current.launchGame({ ...storyGame, vassalage: 'PT' }, 'real'));
    const ofVisitor = launch.result.current;
    act(() => {
      launch.parts.session.start({ token: 'fresh', account: 'minh88' });
      ofVisitor.resumeLaunch();
    });
    await settled(launch);
    expect(sent).toMatchObject([{ vassalage: 'PT', username: 'minh88', token: 'fresh' }]);
  });

  it('gets no second window while a launch is pending', () => {
    const launch = visitorManager('never');
    play(launch, 'demo');
    pendingLaunch.keep({ game: storyGame });
    act(() => launch.result.current.resumeLaunch());
    expect(open).toHaveBeenCalledOnce();
  });

  it('who asked for nothing gets no window when he logs in', () => {
    const launch = manager({ game_url: 'https://provider.example/real' });
    act(() => launch.result.current.resumeLaunch());
    expect(open).not.toHaveBeenCalled();
    expect(launch.result.current.state).toEqual({ status: 'idle' });
  });
});

describe('§3 a seat in a PVP room', () => {
  const roomId = 'ben-nuoc';
  const opening = { content: '/sandbox/games/play?game=g0&room=ben-nuoc#s=1', launchedAt: '2026-11-22T03:30:00.000Z' };
  const table = (answers: Answers, account: string | undefined = 'minh88') =>
    renderFeatureHook(() => useLaunch({ windowTitle: 'Opening…' }), { answers, account });
  const enter = ({ result }: ReturnType<typeof table>) => act(() => result.current.launchGame(storyGame, 'real', roomId));

  it('opens by the call of the rooms, its window inside the click, and tells which room it is', async () => {
    const asked = vi.fn(() => opening);
    const launch = table({ launchPvpRoom: asked });
    enter(launch);
    expect(open).toHaveBeenCalledOnce();
    expect(launch.result.current.state).toEqual({ status: 'launching', game: storyGame, roomId });
    await waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith(`https://gateway.example${opening.content}`));
    await settled(launch);
    expect(asked.mock.calls).toEqual([[{ roomId, confirmTrans: 0, platform: 'html5-desktop', language: 'vi' }]]);
  });

  it('is refused with its own word, and no window stays', async () => {
    const launch = table({ launchPvpRoom: new Refusal('room_full') });
    enter(launch);
    await settled(launch);
    expect(launch.result.current.state).toMatchObject({ status: 'failed', code: 'room_full', roomId });
    expect(opened.close).toHaveBeenCalledOnce();
  });

  it('§6 is what a visitor lands in once he has logged in', async () => {
    const asked = vi.fn(() => opening);
    const launch = renderFeatureHook(() => useLaunch({ windowTitle: 'Opening…' }), { answers: { launchPvpRoom: asked } });
    enter(launch);
    expect(launch.result.current.state).toEqual({ status: 'loginNeeded', game: storyGame, roomId });
    expect(open).not.toHaveBeenCalled();
    act(() => launch.parts.session.start({ token: 'fresh', account: 'minh88' }));
    act(() => launch.result.current.resumeLaunch());
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());
    await settled(launch);
    expect(opened.location.replace).toHaveBeenCalledOnce();
  });

  it('§4 is kept where a refused token stopped it', async () => {
    const launch = table({ launchPvpRoom: new Refusal('login.not.session') });
    enter(launch);
    await settled(launch);
    expect(launch.result.current.state).toEqual({ status: 'idle' });
    expect(pendingLaunch.take()).toEqual({ game: storyGame, roomId });
  });

  it('§3 confirmTrans: asks first, and agreed goes into the same room', async () => {
    const asked = vi.fn(({ confirmTrans }: { confirmTrans: number }) =>
      confirmTrans === 1 ? opening : new Refusal('transfer_not_confirmed'),
    );
    const game = { ...storyGame, vassalage: 'of the rooms' };
    const launch = table({ launchPvpRoom: asked });
    act(() => launch.result.current.launchGame(game, 'real', roomId));
    await settled(launch);
    expect(launch.result.current.state).toEqual({ status: 'confirming', game, roomId });
    act(() => launch.result.current.confirmTransfer());
    await settled(launch);
    expect(asked).toHaveBeenLastCalledWith({ roomId, confirmTrans: 1, platform: 'html5-desktop', language: 'vi' });
    expect(launch.result.current.state).toEqual({ status: 'idle' });
  });
});

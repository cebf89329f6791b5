import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answers, storyToken } from '../../core/testing/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { storyBoard } from '../storyNotices.ts';
import { type LoginNoticeState, useLoginNotice } from './useLoginNotice.ts';

const shown = { canOpen: true, isPageFree: true };
const start = (answers: Answers = { getLoginNotices: storyBoard({ popup: 2 }) }) =>
  renderFeatureHook(() => useLoginNotice(shown.canOpen, () => shown.isPageFree), { answers });
const close = (state: LoginNoticeState): void =>
  act(() => {
    if (state.isOpen) state.close();
  });

beforeEach(() => {
  sessionStorage.clear();
  shown.canOpen = true;
  shown.isPageFree = true;
});

describe('§2 §4 announcement pop-up', () => {
  it('is shown once before the login and once after it, not a third time', async () => {
    const { result, parts } = start();
    await waitFor(() => expect(result.current).toMatchObject({ isOpen: true, notices: [{ id: 'p0' }, { id: 'p1' }] }));
    close(result.current);
    expect(result.current.isOpen).toBe(false);
    act(() => parts.session.start({ token: storyToken, account: 'member01' }));
    await waitFor(() => expect(result.current.isOpen).toBe(true));
    close(result.current);
    act(() => parts.session.end());
    act(() => parts.session.start({ token: storyToken, account: 'member01' }));
    expect(result.current.isOpen).toBe(false);
  });

  it('is not shown again after a reload', async () => {
    const first = start();
    await waitFor(() => expect(first.result.current.isOpen).toBe(true));
    first.unmount();
    const asked: number[] = [];
    const second = start({
      getLoginNotices: () => {
        asked.push(1);
        return storyBoard({ popup: 2 });
      },
    });
    await act(() => Promise.resolve());
    expect([second.result.current.isOpen, asked.length]).toEqual([false, 0]);
    second.unmount();
    sessionStorage.clear();
    const next = start();
    await waitFor(() => expect(next.result.current.isOpen, 'the next session').toBe(true));
  });

  it('waits while something else has the page, and gives way to what comes', async () => {
    shown.canOpen = false;
    const { result, rerender, parts } = start();
    await waitFor(() => expect(parts.queries.isFetching()).toBe(0));
    expect(result.current.isOpen).toBe(false);
    shown.canOpen = true;
    rerender();
    await waitFor(() => expect(result.current.isOpen).toBe(true));
    shown.canOpen = false;
    rerender();
    expect(result.current.isOpen).toBe(false);
    shown.canOpen = true;
    rerender();
    expect(result.current.isOpen).toBe(false);
  });

  it('is not laid over a dialog that nobody told of, and comes at the next change', async () => {
    shown.isPageFree = false;
    const { result, parts } = start();
    await waitFor(() => expect(parts.queries.getQueryCache().getAll()[0]?.state.status).toBe('success'));
    expect(result.current.isOpen).toBe(false);
    shown.isPageFree = true;
    act(() => parts.session.start({ token: storyToken, account: 'member01' }));
    await waitFor(() => expect(result.current.isOpen).toBe(true));
  });

  it('is not shown, nor counted as shown, when there is nothing to say', async () => {
    const first = start({ getLoginNotices: storyBoard({ player: 3 }) });
    await waitFor(() => expect(first.parts.queries.getQueryCache().getAll()[0]?.state.status).toBe('success'));
    expect(first.result.current.isOpen).toBe(false);
    first.unmount();
    const second = start();
    await waitFor(() => expect(second.result.current.isOpen).toBe(true));
  });
});

import { notifyManager } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { consolidatedQueryKey, contractRequestCountQueryKey } from '../../core/index.ts';
import { type Answers, type FeatureParts, storyToken } from '../../core/testing/index.ts';
import { renderFeatureHook } from '../../core/testing/renderFeature.tsx';
import { storyConsolidated, storyNoContracts } from '../testing/storyContracts.ts';
import { useContractsPrompt } from './useContractsPrompt.ts';

const allTypes = ['dividend', 'dailySalary', 'hourlySalary', 'realTimeSalary'] as const;
const page = { canOpen: true, isFree: true };
const opened: string[] = [];
const start = (answers: Answers = { getConsolidated: storyConsolidated('dailySalary') }) =>
  renderFeatureHook(
    () => useContractsPrompt({ canOpen: page.canOpen, isPageFree: () => page.isFree, onOpen: () => void opened.push('panel') }),
    { answers, account: 'minh88' },
  );
const hasAnswered = ({ parts }: ReturnType<typeof start>) =>
  waitFor(() => expect(parts.queries.getQueryState(consolidatedQueryKey('minh88'))?.status).toBe('success'));

/** A live event; done once those who look at it have been told too. */
const tell = ({ queries }: FeatureParts, value: number) =>
  act(async () => {
    queries.setQueryData(contractRequestCountQueryKey('minh88'), { value });
    await new Promise<void>((resolve) => notifyManager.schedule(resolve));
  });

beforeEach(() => {
  sessionStorage.clear();
  opened.splice(0);
  Object.assign(page, { canOpen: true, isFree: true });
});

describe('§2 contracts panel, when a request list is not empty', () => {
  it.each(allTypes)('opens once for a %s request', async (type) => {
    const hook = start({ getConsolidated: storyConsolidated(type) });
    await waitFor(() => expect(opened).toEqual(['panel']));
    hook.rerender();
    expect(opened).toEqual(['panel']);
  });

  it('does not open where none waits', async () => {
    const hook = start({ getConsolidated: storyNoContracts });
    await hasAnswered(hook);
    expect(opened).toEqual([]);
  });

  it('waits while something else has the page', async () => {
    page.canOpen = false;
    const hook = start();
    await hasAnswered(hook);
    expect(opened).toEqual([]);
    page.canOpen = true;
    page.isFree = false;
    hook.rerender();
    expect(opened).toEqual([]);
    page.canOpen = false;
    hook.rerender();
    Object.assign(page, { canOpen: true, isFree: true });
    hook.rerender();
    await waitFor(() => expect(opened).toEqual(['panel']));
  });

  it('opens again when the live events tell of one more, and not when they tell of one less', async () => {
    const { parts } = start();
    await waitFor(() => expect(opened).toHaveLength(1));
    await tell(parts, 1);
    await tell(parts, 0);
    expect(opened).toHaveLength(1);
    await tell(parts, 1);
    await waitFor(() => expect(opened).toHaveLength(2));
  });

  it.each([
    ['does not open for what was seen', 1, 1],
    ['opens once for what has come since', 2, 2],
  ])('after a reload %s', async (_what, value, times) => {
    const first = start();
    await waitFor(() => expect(opened).toHaveLength(1));
    first.unmount();
    const second = start({ getConsolidated: storyConsolidated(...allTypes.slice(0, value)) });
    await tell(second.parts, value);
    await waitFor(() => expect(opened).toHaveLength(times));
    second.unmount();
    const third = start();
    await tell(third.parts, value);
    expect(opened).toHaveLength(times);
  });

  it('is not asked for again after a reload, but after the next login', async () => {
    const first = start();
    await waitFor(() => expect(opened).toHaveLength(1));
    first.unmount();
    const asked: number[] = [];
    const getConsolidated = () => {
      asked.push(1);
      return storyConsolidated('dailySalary');
    };
    const second = start({ getConsolidated });
    await act(() => Promise.resolve());
    expect([opened.length, asked.length]).toEqual([1, 0]);
    act(() => second.parts.session.end());
    second.unmount();
    const third = start({ getConsolidated });
    act(() => third.parts.session.start({ token: storyToken, account: 'minh88' }));
    await waitFor(() => expect(opened).toHaveLength(2));
  });
});

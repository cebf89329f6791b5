import type { Closure } from '@baize/contract';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { protectionQueryKey } from '../../core/index.ts';
import { createFeatureParts } from '../../core/testing/index.ts';
import { renderFeatureView } from '../../core/testing/renderFeature.tsx';
import words from '../locales/vi.json' with { type: 'json' };
import { storyBreak, storyProtection } from '../testing/storyProtection.ts';
import { WindowGuard } from './WindowGuard.tsx';

const focus = vi.fn();
const [close, onSeeHistory, onSeeProtection] = [vi.fn(() => true), vi.fn(), vi.fn()];
beforeEach(() => {
  localStorage.clear();
  document.title = 'Baize';
  vi.stubGlobal('focus', focus);
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function guard(minutes: number) {
  const parts = createFeatureParts({ account: 'minh88', answers: { getProtection: storyProtection } });
  const openedAt = Date.now() - minutes * 60_000;
  const net = { bet: 86_000, win: 71_400, currency: 'VND' } as const;
  renderFeatureView(<WindowGuard {...{ openedAt, net, close, onSeeHistory, onSeeProtection }} />, parts);
  return parts;
}
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const isAsked = () => waitFor(() => expect(screen.getByRole('alertdialog')).toBeDefined());

describe('RTS 13B the reality check over games in windows of their own', () => {
  it('comes to the front, says so in the title, and tells the result', async () => {
    guard(31);
    await isAsked();
    expect(document.title).toBe(words['window.title']);
    expect(focus).toHaveBeenCalledOnce();
    expect(screen.getByRole('alertdialog').textContent).toContain('14.600');
  });

  it.each([
    ['session.continue', () => [close, onSeeHistory, onSeeProtection], undefined],
    ['session.stop', () => [onSeeHistory, onSeeProtection], close],
    ['session.history', () => [close, onSeeProtection], onSeeHistory],
    ['session.limits', () => [close, onSeeHistory], onSeeProtection],
  ] as const)('is answered by %s, and gives the title back', async (name, others, done) => {
    guard(31);
    await isAsked();
    press(words[name]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(document.title).toBe('Baize');
    if (done) expect(done).toHaveBeenCalledOnce();
    for (const other of others()) expect(other).not.toHaveBeenCalled();
  });

  it('asks the player to close a window that the browser keeps open', async () => {
    close.mockReturnValueOnce(false);
    guard(31);
    await isAsked();
    press(words['session.stop']);
    await waitFor(() => expect(screen.getByRole('alertdialog').textContent).toContain(words['window.leftAbout']));
  });

  it('is not there before its time', async () => {
    const parts = guard(10);
    await waitFor(() => expect(parts.queries.getQueryData(protectionQueryKey('minh88'))).toBeDefined());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.title).toBe('Baize');
    expect(close).not.toHaveBeenCalled();
  });
});

it('LCCP a break closes the games that were opened before it', async () => {
  const parts = guard(10);
  await waitFor(() => expect(parts.queries.getQueryData(protectionQueryKey('minh88'))).toBeDefined());
  const closure: Closure = storyBreak;
  act(() => void parts.queries.setQueryData(protectionQueryKey('minh88'), { ...storyProtection, closure }));
  await waitFor(() => expect(close).toHaveBeenCalledWith(closure.since));
});

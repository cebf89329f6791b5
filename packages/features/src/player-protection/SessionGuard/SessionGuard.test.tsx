import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { protectionQueryKey } from '../../core/index.ts';
import { createFeatureParts } from '../../core/testing/index.ts';
import { renderFeatureView } from '../../core/testing/renderFeature.tsx';
import words from '../locales/vi.json' with { type: 'json' };
import { storyBreak, storyOver, storyProtection } from '../testing/storyProtection.ts';
import { SessionGuard } from './SessionGuard.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const { since } = storyBreak;
const minutesFrom = (moment: string, minutes: number): string => new Date(Date.parse(moment) + minutes * 60_000).toISOString();

/** A game that was launched then, and has been open for 31 minutes; play is closed. */
async function closeDuring(launchedAt: string | undefined, closure = storyBreak): Promise<void> {
  const parts = createFeatureParts({ account: 'minh88', answers: { getProtection: storyProtection } });
  const hrefs = { protectionHref: '#protection', historyHref: '#history', stopHref: '#stop' };
  renderFeatureView(
    <SessionGuard openedAt={Date.now() - 31 * 60_000} launchedAt={launchedAt} net={undefined} {...hrefs}>
      <p>the game</p>
    </SessionGuard>,
    parts,
  );
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeDefined());
  expect(screen.getByText('the game')).toBeDefined();
  act(() => void parts.queries.setQueryData(protectionQueryKey('minh88'), { ...storyProtection, closure }));
}

describe('LCCP a break takes the game off the player page', () => {
  it.each([minutesFrom(since, -1), undefined])('says why, and leads out: launched %s', async (launchedAt) => {
    await closeDuring(launchedAt);
    await waitFor(() => expect(screen.queryByText('the game')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('status').textContent).toMatch(/Bạn đang tạm nghỉ đến 2026-11-22 \d\d:42/);
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([hrefOf(words['session.leave']), hrefOf(words['session.limits'])]).toEqual(['#stop', '#protection']);
  });

  it('names no end that is over', async () => {
    await closeDuring(undefined, storyOver);
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/Bạn đã tự loại trừ, nên/));
  });

  it('leaves a game that was opened during the break, for its open round', async () => {
    await closeDuring(minutesFrom(since, 1));
    expect(screen.getByText('the game')).toBeDefined();
  });
});

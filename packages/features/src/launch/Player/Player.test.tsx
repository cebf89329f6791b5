import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ReplacedViews, type View } from '../../core/index.ts';
import { createFeatureParts } from '../../core/testing/index.ts';
import { renderFeatureView } from '../../core/testing/renderFeature.tsx';
import { storyPlayedGame } from '../testing/storyPlayedGame.ts';
import { Player } from './Player.tsx';
import { PlayerView } from './PlayerView.tsx';
import type { PlayedGame } from './playedGame.ts';
import { playedGameKey } from './playedGameKey.ts';

beforeEach(() => void localStorage.clear());
afterEach(() => sessionStorage.clear());

const BareView: View<unknown> = () => <p>a brand's own view</p>;
function openPlayer(game: PlayedGame): void {
  sessionStorage.setItem(playedGameKey, JSON.stringify(game));
  const answers = { getPlayResult: { rounds: 3, openRounds: 0, bet: 15_000, win: 5_000, currency: 'VND' } } as const;
  renderFeatureView(
    <ReplacedViews value={new Map<unknown, View<never>>([[PlayerView, BareView]])}>
      <Player
        nodeId="n1"
        homeHref="/"
        guard={({ launchedAt, children }) => (
          <section aria-label="guard">
            guarded since {launchedAt}
            {children}
          </section>
        )}
      />
    </ReplacedViews>,
    createFeatureParts({ account: 'minh88', answers }),
  );
}

describe('RTS 13B what guards a play', () => {
  it('surrounds a view that a brand has put in the place of ours', () => {
    openPlayer(storyPlayedGame);
    const guard = screen.getByLabelText('guard');
    expect(guard.textContent).toContain(`guarded since ${storyPlayedGame.launchedAt}`);
    expect(guard.contains(screen.getByText("a brand's own view"))).toBe(true);
  });

  it('is not there in a demo', () => {
    openPlayer({ ...storyPlayedGame, mode: 'demo' });
    expect(screen.getByText("a brand's own view")).toBeDefined();
    expect(screen.queryByLabelText('guard')).toBeNull();
  });
});

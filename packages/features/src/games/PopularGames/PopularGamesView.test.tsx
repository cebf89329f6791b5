import { toGame } from '@baize/contract';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createFeatureParts, storyGame, storyGames } from '../../core/testing/index.ts';
import { renderFeatureView } from '../../core/testing/renderFeature.tsx';
import { watchedScreen } from '../../core/testing/watchedScreen.ts';
import { PopularGamesView } from './PopularGamesView.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('tiles after the first row keep their room, and come when their reader is near', () => {
  const { see } = watchedScreen();
  const known = storyGames.map(toGame);
  const games = Array.from({ length: 21 }, (_, index) => ({ ...(known[index % known.length] ?? storyGame), nodeId: `n${index}` }));
  renderFeatureView(
    <PopularGamesView
      state={{ status: 'ready', games, total: 21, isChanging: false }}
      allHref="/games"
      errorText=""
      launchingId={undefined}
      onPlayGame={vi.fn()}
      onTryGame={vi.fn()}
    />,
    createFeatureParts({}),
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(21);
  expect(screen.getAllByRole('article')).toHaveLength(7);
  see({ isIntersecting: true });
  expect(screen.getAllByRole('article')).toHaveLength(21);
});

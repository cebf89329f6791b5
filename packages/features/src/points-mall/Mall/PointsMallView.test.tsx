import { DesignSystemProvider, wordsVi } from '@baize/design-system';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createFeatureParts, FeatureProviders } from '../../core/testing/index.ts';
import { storyPoints, storyRewards } from '../testing/storyPoints.ts';
import { PointsMallView } from './PointsMallView.tsx';

afterEach(cleanup);

it('shows what the points are enough for in each tab, once it was chosen', async () => {
  const parts = createFeatureParts({ account: 'minh88' });
  const nothing = (): void => undefined;
  const mall = (category: string): ReactElement => (
    <DesignSystemProvider words={wordsVi}>
      <FeatureProviders parts={parts}>
        <PointsMallView
          points={{ status: 'ready', data: { ...storyPoints, balance: 9_000 } }}
          rewards={{ status: 'ready', data: storyRewards }}
          {...{ category, rewardId: undefined, menu: undefined, onCategory: nothing, onClose: nothing }}
          {...{ menuHref: () => '#', rewardHref: () => '#', fundPasswordHref: '#', money: String, timeZone: 'Asia/Ho_Chi_Minh' }}
        />
      </FeatureProviders>
    </DesignSystemProvider>
  );
  const { rerender } = render(mall('gifts'));
  fireEvent.click(await screen.findByRole('checkbox'));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  rerender(mall('preferential'));
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
  expect(screen.queryAllByRole('article')).toEqual([]);
});

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FeatureProviders } from '../../core/testing/FeatureFrame.tsx';
import { createFeatureParts } from '../../core/testing/featureParts.ts';
import { storyPermission } from '../../core/testing/index.ts';
import { RecordSettings } from './RecordSettings.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  ['Asia/Ho_Chi_Minh', '2026-11-21'],
  ['America/New_York', '2026-11-20'],
])('§9 today is the day of the brand’s zone, %s, whatever day the device has', async (timeZone, today) => {
  // Past midnight in the first of the two, and in the middle of the day before in the other.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T18:30:00Z') });
  const parts = createFeatureParts({ answers: { getPermission: { ...storyPermission, timeZone } } });
  render(
    <FeatureProviders parts={parts}>
      <RecordSettings>{(look) => <p>{`${look.today} in ${look.timeZone}`}</p>}</RecordSettings>
    </FeatureProviders>,
  );
  expect(await screen.findByText(`${today} in ${timeZone}`)).toBeDefined();
});

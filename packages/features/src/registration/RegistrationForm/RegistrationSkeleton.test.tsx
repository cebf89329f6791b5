import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createFeatureParts } from '../../core/testing/featureParts.ts';
import { type Answers, storyPermission } from '../../core/testing/index.ts';
import { renderFeatureView } from '../../core/testing/renderFeature.tsx';
import { RegistrationSkeleton } from './RegistrationSkeleton.tsx';

afterEach(cleanup);

const draw = (getPermission: NonNullable<Answers['getPermission']>): void =>
  renderFeatureView(<RegistrationSkeleton />, createFeatureParts({ answers: { getPermission } }));
/** How many parts stand one below the other. */
const parts = (): number => document.querySelector('[class]')?.childElementCount ?? 0;
const permissionOf = (mobileNumberRegistration: boolean) => ({
  ...storyPermission,
  flags: { ...storyPermission.flags, mobileNumberRegistration },
});

it('keeps the place of the ways until the brand is known to have but one: nothing moves where it has two', async () => {
  draw(permissionOf(false));
  const whileUnknown = parts();
  await waitFor(() => expect(parts()).toBe(whileUnknown - 1));
  cleanup();
  draw('never');
  expect(parts()).toBe(whileUnknown);
});

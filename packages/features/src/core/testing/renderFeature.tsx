import { type RenderHookResult, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FeatureProviders } from './FeatureFrame.tsx';
import { createFeatureParts, type FeatureParts, type FeaturePartsOptions } from './featureParts.ts';

/** Runs a hook with all that a portal gives it. */
export function renderFeatureHook<Result>(
  hook: () => Result,
  options: FeaturePartsOptions = {},
): RenderHookResult<Result, unknown> & { parts: FeatureParts } {
  const parts = createFeatureParts(options);
  const wrapper = ({ children }: { children: ReactNode }): ReactNode => <FeatureProviders parts={parts}>{children}</FeatureProviders>;
  return { ...renderHook(hook, { wrapper }), parts };
}

import { DesignSystemProvider, wordsVi } from '@baize/design-system';
import { type RenderHookResult, render, renderHook } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
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

/** Draws a view beside a hook, with the same parts around it. */
export function renderFeatureView(view: ReactElement, parts: FeatureParts): void {
  render(
    <DesignSystemProvider words={wordsVi}>
      <FeatureProviders parts={parts}>{view}</FeatureProviders>
    </DesignSystemProvider>,
  );
}

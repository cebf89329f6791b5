import { DialogProvider } from '@baize/design-system';
import { type ReactElement, type ReactNode, useState } from 'react';
import { HeadlessProvider } from '../provider/HeadlessProvider.tsx';
import { createFeatureParts, type FeatureParts, type FeaturePartsOptions } from './featureParts.ts';

/** The providers of a portal around a domain's component or hook. */
export function FeatureProviders({ parts, children }: { parts: FeatureParts; children: ReactNode }): ReactElement {
  return (
    <HeadlessProvider baize={parts}>
      <DialogProvider>{children}</DialogProvider>
    </HeadlessProvider>
  );
}

export interface FeatureFrameProps extends FeaturePartsOptions {
  children: ReactNode;
}

/** Everything that a domain's component needs around it, made once, with answers in place of a gateway. */
export function FeatureFrame({ children, ...options }: FeatureFrameProps): ReactElement {
  const [parts] = useState(() => createFeatureParts(options));
  return <FeatureProviders parts={parts}>{children}</FeatureProviders>;
}

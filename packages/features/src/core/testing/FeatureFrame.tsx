import { DialogProvider } from '@baize/design-system';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ClientProvider } from '../client/ClientProvider.tsx';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { createFeatureParts, type FeatureParts, type FeaturePartsOptions } from './featureParts.ts';

/** The providers of a portal around a domain's component or hook. */
export function FeatureProviders({ parts, children }: { parts: FeatureParts; children: ReactNode }): ReactElement {
  return (
    <I18nextProvider i18n={parts.texts}>
      <QueryClientProvider client={parts.queries}>
        <ClientProvider client={parts.client}>
          <SessionProvider store={parts.session}>
            <DialogProvider>{children}</DialogProvider>
          </SessionProvider>
        </ClientProvider>
      </QueryClientProvider>
    </I18nextProvider>
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

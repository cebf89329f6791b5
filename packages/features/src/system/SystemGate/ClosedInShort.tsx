import { ButtonLink, ErrorState } from '@baize/design-system';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClosedViewProps } from './ClosedView.tsx';

const sentences = { maintenance: 'under_maintenance', regionRestricted: 'region_restricted', invalidDomain: 'invalidDomain' } as const;

/** In place of the view that could not be loaded (§8): what it says in a sentence, the way to support, and the reload that brings it. */
export function ClosedInShort({ system, contacts }: Pick<ClosedViewProps, 'system' | 'contacts'>): ReactElement {
  const { t } = useTranslation('core');
  const [support] = contacts;
  return (
    <main>
      <ErrorState title={t(sentences[system.status])} retry={{ onRetry: () => globalThis.location.reload() }}>
        {support && <ButtonLink href={support.path}>{support.title}</ButtonLink>}
      </ErrorState>
    </main>
  );
}

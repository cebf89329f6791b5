import { DesignSystemProvider, wordsEn } from '@baize/design-system';
import type { ThemeMode } from '@baize/design-system/theme';
import type { CSSProperties, ReactElement, ReactNode } from 'react';

interface ThemedProps {
  mode?: ThemeMode;
  /** Code of a brand of the repository. Default Baize. */
  brand?: string;
  /** Custom properties on top of the brand's. */
  properties?: Record<string, string>;
  children: ReactNode;
}

/** A piece of a guide page on the system's own ground. */
export function Themed({ mode = 'dark', brand = 'baize', properties, children }: ThemedProps): ReactElement {
  const ground: CSSProperties = {
    ...properties,
    padding: 24,
    borderRadius: 16,
    background: 'var(--baize-color-canvas)',
    color: 'var(--baize-color-text)',
    fontFamily: 'var(--baize-font-body)',
    fontSize: 14,
  };
  return (
    <div className="sb-unstyled" data-theme={mode} data-brand={brand} style={ground}>
      <DesignSystemProvider words={wordsEn}>{children}</DesignSystemProvider>
    </div>
  );
}

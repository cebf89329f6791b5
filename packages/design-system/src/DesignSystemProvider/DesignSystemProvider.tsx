import '../theme/fonts.css.ts';
import '../theme/reset.css.ts';
import '../theme/themes.css.ts';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import type { Words } from '../words/index.ts';
import { type DesignSystem, DesignSystemContext, type LinkComponent } from './context.ts';

export interface DesignSystemProviderProps {
  /** The system's own words in the language of the page, such as `wordsVi`. */
  words: Words;
  /** Draws every link of the system. Default: a plain `<a>`. */
  linkComponent?: LinkComponent | undefined;
  /** Element that layers are put into; it must carry the theme. Default: `document.body`. */
  portalContainer?: HTMLElement | undefined;
  children: ReactNode;
}

/** Gives the system its words and its links. One at the root of an application. */
export function DesignSystemProvider({ words, linkComponent, portalContainer, children }: DesignSystemProviderProps): ReactElement {
  const system = useMemo<DesignSystem>(
    () => ({ words, linkComponent: linkComponent ?? 'a', portalContainer }),
    [words, linkComponent, portalContainer],
  );
  return <DesignSystemContext value={system}>{children}</DesignSystemContext>;
}

import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { Words } from '../words/index.ts';

export interface LinkComponentProps {
  href: string;
  /** The look that the system gives the link. Default none. */
  className?: string | undefined;
  /** What the link says. Default nothing. */
  children?: ReactNode;
  /** Marks the page that is open. Default none. */
  'aria-current'?: 'page' | undefined;
  /** The name of a link that shows no words. Default its words. */
  'aria-label'?: string | undefined;
}
/** What draws a link: an application gives its router's, so that a click loads no page. */
export type LinkComponent = ComponentType<LinkComponentProps>;

export interface DesignSystem {
  words: Words;
  linkComponent: LinkComponent | 'a';
  portalContainer: HTMLElement | undefined;
}

export const DesignSystemContext = createContext<DesignSystem | null>(null);

/** The words of the provider's language. Throws outside of a `DesignSystemProvider`. */
export function useWords(): Words {
  const system = use(DesignSystemContext);
  if (!system)
    throw new Error(
      'A part of the design system has no words, so it would be unreadable to a screen reader. Wrap the tree in <DesignSystemProvider words={wordsEn}>.',
    );
  return system.words;
}

/** The provider's link, or a plain `<a>` without a provider. */
export function useLinkComponent(): LinkComponent | 'a' {
  return use(DesignSystemContext)?.linkComponent ?? 'a';
}

/** Where layers are put; `document.body` when undefined. */
export function usePortalContainer(): HTMLElement | undefined {
  return use(DesignSystemContext)?.portalContainer;
}

import { type ComponentProps, type ComponentType, createContext, use } from 'react';
import type { Words } from '../words/index.ts';

/** All that an `<a>` takes; it has to be passed on, `ref` and handlers too: menus steer their links by them. */
export interface LinkComponentProps extends ComponentProps<'a'> {
  /** Where it leads. */
  href: string;
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

import type { ReactElement } from 'react';
import { useLinkComponent } from '../DesignSystemProvider/index.ts';
import { link } from './NavLinks.css.ts';

/** What a word of a navigation does: it leads somewhere, or does its work in the click. */
export type NavTarget = { href: string; onSelect?: never } | { onSelect: () => void; href?: never };

export type NavLinkProps = NavTarget & {
  text: string;
  /** It leads to the open page. */
  isCurrent: boolean;
};

/** A plain word of a row of links. */
export function NavLink({ text, href, onSelect, isCurrent }: NavLinkProps): ReactElement {
  const Anchor = useLinkComponent();
  const current = isCurrent ? 'page' : undefined;
  return href === undefined ? (
    <button type="button" className={link} aria-current={current} onClick={onSelect}>
      {text}
    </button>
  ) : (
    <Anchor href={href} className={link} aria-current={current}>
      {text}
    </Anchor>
  );
}

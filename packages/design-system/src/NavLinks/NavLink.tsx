import type { ReactElement } from 'react';
import { useLinkComponent } from '../DesignSystemProvider/index.ts';
import { link } from './NavLinks.css.ts';

export interface NavLinkProps {
  text: string;
  href: string;
  /** It leads to the open page. */
  isCurrent: boolean;
}

/** A plain word of a row of links. */
export function NavLink({ text, href, isCurrent }: NavLinkProps): ReactElement {
  const Anchor = useLinkComponent();
  return (
    <Anchor href={href} className={link} aria-current={isCurrent ? 'page' : undefined}>
      {text}
    </Anchor>
  );
}

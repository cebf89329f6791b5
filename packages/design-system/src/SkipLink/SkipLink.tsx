import type { ReactElement } from 'react';
import type { ButtonText } from '../Button/index.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The target's id with its `#`; the target needs `tabIndex={-1}`. */
  href: `#${string}`;
  /** Its words, which are its name. */
  children: ButtonText;
}

/** The first stop of the Tab key on every page; seen only while it has the focus. */
export function SkipLink({ href, children }: SkipLinkProps): ReactElement {
  return (
    <a href={href} className={skipLink}>
      {children}
    </a>
  );
}

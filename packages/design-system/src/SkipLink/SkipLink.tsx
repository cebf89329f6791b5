import type { ReactElement, ReactNode } from 'react';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** The target's id with its `#`; the target needs `tabIndex={-1}`. */
  href: `#${string}`;
  children: ReactNode;
}

/** The first stop of the Tab key on every page; seen only while it has the focus. */
export function SkipLink({ href, children }: SkipLinkProps): ReactElement {
  return (
    <a href={href} className={skipLink}>
      {children}
    </a>
  );
}

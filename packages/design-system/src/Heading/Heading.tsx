import type { ReactElement, ReactNode } from 'react';
import { sizes } from './Heading.css.ts';

/** A heading’s place in the outline of the page; a fourth is a sign that the page wants splitting. */
export type HeadingLevel = 1 | 2 | 3;
export type HeadingSize = 'display' | 'hero' | 'title' | 'large' | 'body';

export interface HeadingProps {
  /** Its place in the page's outline; never chosen for the look. */
  level: HeadingLevel;
  /** Its look. Default by level: `hero`, `title`, `large`. */
  size?: HeadingSize | undefined;
  /** For `aria-labelledby`. Default none. */
  id?: string | undefined;
  children: ReactNode;
}

const elements = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;
const sizeOfLevel: Record<HeadingLevel, HeadingSize> = { 1: 'hero', 2: 'title', 3: 'large' };

/** A title in the outline of a page. */
export function Heading({ level, size = sizeOfLevel[level], id, children }: HeadingProps): ReactElement {
  const Element = elements[level];
  return (
    <Element id={id} className={sizes[size]}>
      {children}
    </Element>
  );
}

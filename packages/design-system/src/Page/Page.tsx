import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../shared/classNames.ts';
import { measure } from '../shared/page.css.ts';
import { page } from './Page.css.ts';

export interface PageProps {
  /** Where the `SkipLink` leads. Default `content`. */
  id?: string | undefined;
  children: ReactNode;
}

/** The `<main>` of a page: 1280 px at most, with gutters, and a section below another. */
export function Page({ id = 'content', children }: PageProps): ReactElement {
  return (
    <main id={id} tabIndex={-1} className={classNames(measure, page)}>
      {children}
    </main>
  );
}

import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../shared/classNames.ts';
import { measure } from '../shared/page.css.ts';
import * as css from './HeaderBar.css.ts';

export interface HeaderBarProps {
  /** The mark, usually a link home. */
  brand: ReactNode;
  /** `NavLinks`; hidden under 1024 px, where the `TabBar` takes over. Default none. */
  nav?: ReactNode | undefined;
  /** Log in, or balance and avatar. Default none. */
  end?: ReactNode | undefined;
  /** The thin strip above, in two parts that go to its ends: clock and notice, language and theme. Default none. */
  top?: ReactNode | undefined;
}

/** The layout of a page's head. The bar stays in sight, the strip scrolls away. */
export function HeaderBar({ brand, nav, end, top }: HeaderBarProps): ReactElement {
  return (
    <header className={css.head}>
      {top && (
        <div className={css.strip} data-part="strip">
          <div className={classNames(measure, css.stripRow)}>{top}</div>
        </div>
      )}
      <div className={css.bar}>
        <div className={classNames(measure, css.barRow)}>
          {brand}
          {nav && <div className={css.navigation}>{nav}</div>}
          {end && <div className={css.end}>{end}</div>}
        </div>
      </div>
    </header>
  );
}

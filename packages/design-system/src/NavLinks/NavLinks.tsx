import type { ReactElement } from 'react';
import { showFocused } from '../shared/showFocused.ts';
import { NavLink } from './NavLink.tsx';
import { list } from './NavLinks.css.ts';

/** One link of a navigation; `id` tells which of them is the current page. */
export interface NavItem {
  id: string;
  text: string;
  href: string;
}

export interface NavLinksProps {
  /** The navigation's name: “Main”. */
  label: string;
  items: readonly NavItem[];
  /** Which of them is open. Default none. */
  currentId?: string | undefined;
}

/** The main ways of a site, in one row. */
export function NavLinks({ label, items, currentId }: NavLinksProps): ReactElement {
  return (
    <nav aria-label={label}>
      <ul className={list} onFocus={showFocused}>
        {items.map(({ id, text, href }) => (
          <li key={id}>
            <NavLink text={text} href={href} isCurrent={id === currentId} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { ReactElement } from 'react';
import { showFocused } from '../shared/showFocused.ts';
import { NavLink, type NavTarget } from './NavLink.tsx';
import { row } from './NavLinks.css.ts';
import { rewind } from './rewind.ts';

/** One word of a navigation; `id` tells which of them is the current page. */
export type NavItem = { id: string; text: string } & NavTarget;

export interface NavLinksProps {
  /** The navigation's name: “Main”. */
  label: string;
  items: readonly NavItem[];
  /** Which of them is open. Default none. */
  currentId?: string | undefined;
}

/** The main ways of a site, in one row; those that it has no room for come into sight with the keyboard's focus. */
export function NavLinks({ label, items, currentId }: NavLinksProps): ReactElement {
  return (
    <nav aria-label={label}>
      <ul className={row} onFocus={showFocused} onBlur={rewind}>
        {items.map(({ id, ...item }) => (
          <li key={id}>
            <NavLink {...item} isCurrent={id === currentId} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

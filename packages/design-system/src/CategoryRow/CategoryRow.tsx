import type { ReactElement } from 'react';
import { useLinkComponent } from '../DesignSystemProvider/index.ts';
import { Icon, type IconDrawing } from '../Icon/index.ts';
import { showFocused } from '../shared/showFocused.ts';
import { tabOf } from '../shared/tabOf.ts';
import * as css from './CategoryRow.css.ts';

/** One category of the row: a word under its drawing, and the page that it leads to. */
export interface CategoryItem {
  id: string;
  text: string;
  icon: IconDrawing;
  /** Where it leads; an `https:` address opens in a tab of its own. */
  href: string;
}

export interface CategoryRowProps {
  /** The navigation's name: “Game categories”. */
  label: string;
  items: readonly CategoryItem[];
  /** Which of them is shown. Default none. */
  currentId?: string | undefined;
}

/** Categories as cards in one row, which a finger pushes sideways on a phone. */
export function CategoryRow({ label, items, currentId }: CategoryRowProps): ReactElement {
  const Anchor = useLinkComponent();
  return (
    <nav aria-label={label}>
      <ul className={css.row} onFocus={showFocused}>
        {items.map(({ id, text, icon, href }) => (
          <li key={id}>
            <Anchor href={href} className={css.item} aria-current={id === currentId ? 'page' : undefined} {...tabOf(href)}>
              <span className={css.drawing}>
                <Icon icon={icon} size="large" />
              </span>
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

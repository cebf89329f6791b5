import { type ReactElement, useId } from 'react';
import { CountBadge, type CountBadgeProps } from '../CountBadge/index.ts';
import { useLinkComponent } from '../DesignSystemProvider/index.ts';
import { chevronRightIcon } from '../Icon/icons.ts';
import { Icon, type IconDrawing } from '../Icon/index.ts';
import { tabOf } from '../shared/tabOf.ts';
import * as css from './SideNav.css.ts';

interface SideNavText {
  id: string;
  text: string;
  icon: IconDrawing;
  /** A number after the words: what waits there. */
  badge?: CountBadgeProps | undefined;
}
/** A page of a centre, behind a link or a button. */
export type SideNavItem = SideNavText &
  (
    | {
        /** Where it leads; an `https:` address opens in a tab of its own. */
        href: string;
        onSelect?: never;
      }
    | { onSelect: () => void; href?: never }
  );
/** Pages that belong together. */
export interface SideNavGroup {
  id: string;
  /** Said above them; a group without one stands by itself. */
  title?: string | undefined;
  items: readonly SideNavItem[];
}

export interface SideNavProps {
  /** The navigation's name: “Member centre”. */
  label: string;
  /** The pages, group by group. */
  groups: readonly SideNavGroup[];
  /** Which page is open. Default none, as in the list that a phone begins with. */
  currentId?: string | undefined;
}

function ItemFace({ text, icon, badge }: SideNavText): ReactElement {
  return (
    <>
      <Icon icon={icon} size="small" />
      <span className={css.text}>{text}</span>
      {badge && <CountBadge {...badge} />}
      <span className={css.onward}>
        <Icon icon={chevronRightIcon} size="small" />
      </span>
    </>
  );
}

/** The pages of a centre: a column beside the open one; on a phone the list that leads into each. */
export function SideNav({ label, groups, currentId }: SideNavProps): ReactElement {
  const Anchor = useLinkComponent();
  const navId = useId();
  return (
    <nav aria-label={label} className={css.nav}>
      {groups.map(({ id, title, items }) => (
        <div key={id}>
          {title && (
            <p id={`${navId}-${id}`} className={css.title}>
              {title}
            </p>
          )}
          <ul className={css.list} aria-labelledby={title && `${navId}-${id}`}>
            {items.map((item) => {
              const current = item.id === currentId ? 'page' : undefined;
              return (
                <li key={item.id}>
                  {item.href === undefined ? (
                    <button type="button" className={css.item} aria-current={current} onClick={item.onSelect}>
                      <ItemFace {...item} />
                    </button>
                  ) : (
                    <Anchor href={item.href} className={css.item} aria-current={current} {...tabOf(item.href)}>
                      <ItemFace {...item} />
                    </Anchor>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}

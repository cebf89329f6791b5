import * as RadixNavigation from '@radix-ui/react-navigation-menu';
import type { ReactElement } from 'react';
import { useLinkComponent } from '../DesignSystemProvider/index.ts';
import { chevronDownIcon } from '../Icon/icons.ts';
import { Icon } from '../Icon/index.ts';
import { NavLink } from '../NavLinks/NavLink.tsx';
import { link, list } from '../NavLinks/NavLinks.css.ts';
import { classNames } from '../shared/classNames.ts';
import { useDirection } from '../shared/useDirection.ts';
import { useIsInBrowser } from '../shared/useIsInBrowser.ts';
import * as css from './HoverMenu.css.ts';
import { type HoverMenuItem, HoverMenuPanel } from './HoverMenuPanel.tsx';

/** One word of the row: it opens a panel of items, or is a plain link. */
export type HoverMenuEntry = { id: string; text: string } & (
  | {
      /** What its panel lists; null while it is on its way. */
      items: readonly HoverMenuItem[] | null;
      /** The last link of the panel, to the whole of it. */
      more: { text: string; href: string };
      href?: never;
    }
  | { href: string; items?: never; more?: never }
);

export interface HoverMenuProps {
  /** The navigation's name: “Games”. */
  label: string;
  /** The words of the row. */
  entries: readonly HoverMenuEntry[];
  /** Which of them the page belongs to. Default none. */
  currentId?: string | undefined;
  /** A panel opens: the time to fetch what it lists. Default nothing. */
  onOpenMenu?: ((id: string) => void) | undefined;
}

/** The games of the header: words that open a panel under a pointer, a finger or the Enter key. */
export function HoverMenu({ label, entries, currentId, onOpenMenu }: HoverMenuProps): ReactElement {
  const Anchor = useLinkComponent();
  const [direction, lookForDirection] = useDirection();
  const isInBrowser = useIsInBrowser();
  // Radix' list brings a style attribute, which a strict CSP blocks where a server sends it.
  if (!isInBrowser) return <ServedMenu label={label} entries={entries} currentId={currentId} />;
  return (
    <RadixNavigation.Root
      ref={lookForDirection}
      className={css.root}
      aria-label={label}
      dir={direction}
      onValueChange={(id) => id && onOpenMenu?.(id)}
    >
      <RadixNavigation.List className={list}>
        {entries.map((entry) => (
          <RadixNavigation.Item key={entry.id} value={entry.id}>
            {entry.href === undefined ? (
              <>
                <RadixNavigation.Trigger className={classNames(link, css.trigger)} aria-current={entry.id === currentId || undefined}>
                  <Word text={entry.text} />
                </RadixNavigation.Trigger>
                <RadixNavigation.Content className={css.panel}>
                  <HoverMenuPanel items={entry.items} more={entry.more} />
                </RadixNavigation.Content>
              </>
            ) : (
              <RadixNavigation.Link asChild active={entry.id === currentId}>
                <Anchor href={entry.href} className={link}>
                  {entry.text}
                </Anchor>
              </RadixNavigation.Link>
            )}
          </RadixNavigation.Item>
        ))}
      </RadixNavigation.List>
    </RadixNavigation.Root>
  );
}

/** The row until the page is alive. */
function ServedMenu({ label, entries, currentId }: HoverMenuProps): ReactElement {
  return (
    <nav className={css.root} aria-label={label}>
      <ul className={list}>
        {entries.map(({ id, text, href }) => (
          <li key={id}>
            {href === undefined ? (
              <button
                type="button"
                className={classNames(link, css.trigger)}
                aria-expanded={false}
                aria-current={id === currentId || undefined}
              >
                <Word text={text} />
              </button>
            ) : (
              <NavLink text={text} href={href} isCurrent={id === currentId} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Word({ text }: { text: string }): ReactElement {
  return (
    <>
      {text}
      <span className={css.chevron}>
        <Icon icon={chevronDownIcon} size="small" />
      </span>
    </>
  );
}

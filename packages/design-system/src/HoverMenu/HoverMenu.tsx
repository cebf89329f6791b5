import * as RadixNavigation from '@radix-ui/react-navigation-menu';
import { type PointerEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { useLinkComponent } from '../DesignSystemProvider/index.ts';
import { chevronDownIcon } from '../Icon/icons.ts';
import { Icon } from '../Icon/index.ts';
import { NavLink, type NavTarget } from '../NavLinks/NavLink.tsx';
import { link, row } from '../NavLinks/NavLinks.css.ts';
import { rewind } from '../NavLinks/rewind.ts';
import { classNames } from '../shared/classNames.ts';
import { useDirection } from '../shared/useDirection.ts';
import { useIsInBrowser } from '../shared/useIsInBrowser.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './HoverMenu.css.ts';
import { type HoverMenuContent, HoverMenuPanel } from './HoverMenuPanel.tsx';

type NoTarget = { href?: never; onSelect?: never };

/** One word of the row: it opens a panel of items, leads somewhere, or does both. */
export type HoverMenuEntry = { id: string; text: string } & (
  | (HoverMenuContent &
      (
        | NoTarget
        | (NavTarget & {
            /** Name of the button that opens the panel, where the word itself leads elsewhere: “Casino: games”. */
            menuLabel: string;
          })
      ))
  | (NavTarget & { items?: never })
);
type MenuEntry = Extract<HoverMenuEntry, HoverMenuContent>;

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

/** How long a pointer rests before a panel opens, and is away before it closes, in milliseconds. */
const restsMs = 200;
const isAwayMs = 150;

/** The games of the header: words that open a panel under a pointer, a finger or the Enter key. */
export function HoverMenu({ label, entries, currentId, onOpenMenu }: HoverMenuProps): ReactElement {
  const [direction, lookForDirection] = useDirection();
  const isInBrowser = useIsInBrowser();
  const [openId, setOpenId] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Radix' list brings a style attribute, which a strict CSP blocks where a server sends it.
  if (!isInBrowser) return <ServedMenu label={label} entries={entries} currentId={currentId} />;
  const open = (id: string): void => {
    clearTimeout(timer.current);
    if (id && id !== openId) onOpenMenu?.(id);
    setOpenId(id);
  };
  /** A mouse that rests on a word which leads elsewhere opens its panel; Radix does so for the words that only open one. */
  const openLater =
    (id: string, afterMs: number) =>
    ({ pointerType }: PointerEvent): void => {
      if (pointerType !== 'mouse') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => open(id), afterMs);
    };
  return (
    <RadixNavigation.Root
      ref={lookForDirection}
      className={css.root}
      aria-label={label}
      dir={direction}
      value={openId}
      onValueChange={open}
    >
      <RadixNavigation.List className={row} onBlur={rewind}>
        {entries.map((entry) => {
          const isLeading = entry.href !== undefined || entry.onSelect !== undefined;
          const isBoth = isLeading && entry.items !== undefined;
          return (
            <RadixNavigation.Item
              key={entry.id}
              value={entry.id}
              className={css.entry}
              {...(isBoth && { onPointerEnter: openLater(entry.id, restsMs), onPointerLeave: openLater('', isAwayMs) })}
            >
              {isLeading && <Leading entry={entry} isCurrent={entry.id === currentId} onFollow={() => open('')} />}
              {entry.items !== undefined && <Panel entry={entry} isCurrent={entry.id === currentId} />}
            </RadixNavigation.Item>
          );
        })}
      </RadixNavigation.List>
    </RadixNavigation.Root>
  );
}

/** A word that leads somewhere, or does its work in the click. */
function Leading({ entry, isCurrent, onFollow }: { entry: HoverMenuEntry; isCurrent: boolean; onFollow(): void }): ReactElement {
  const Anchor = useLinkComponent();
  const { text, href, onSelect } = entry;
  return (
    <RadixNavigation.Link asChild active={isCurrent} onClick={onFollow}>
      {href === undefined ? (
        <button type="button" className={link} onClick={onSelect}>
          {text}
        </button>
      ) : (
        <Anchor href={href} className={link}>
          {text}
        </Anchor>
      )}
    </RadixNavigation.Link>
  );
}

const leaveToTheWord = (event: PointerEvent): void => event.preventDefault();

/** A panel and what opens it: the word, or beside a word that leads elsewhere a button that shows itself to keys and fingers. */
function Panel({ entry, isCurrent }: { entry: MenuEntry; isCurrent: boolean }): ReactElement {
  const isOwn = 'menuLabel' in entry;
  return (
    <>
      {isOwn ? (
        <RadixNavigation.Trigger
          className={css.opener}
          onPointerEnter={leaveToTheWord}
          onPointerMove={leaveToTheWord}
          onPointerLeave={leaveToTheWord}
        >
          <VisuallyHidden>{entry.menuLabel}</VisuallyHidden>
          <Chevron />
        </RadixNavigation.Trigger>
      ) : (
        <RadixNavigation.Trigger className={classNames(link, css.trigger)} aria-current={isCurrent || undefined}>
          {entry.text}
          <Chevron />
        </RadixNavigation.Trigger>
      )}
      <RadixNavigation.Content className={css.panel}>
        <HoverMenuPanel {...entry} />
      </RadixNavigation.Content>
    </>
  );
}

/** The row until the page is alive. */
function ServedMenu({ label, entries, currentId }: HoverMenuProps): ReactElement {
  return (
    <nav className={css.root} aria-label={label}>
      <ul className={row}>
        {entries.map((entry) => (
          <li key={entry.id} className={css.entry}>
            {entry.href === undefined ? (
              <button
                type="button"
                className={classNames(link, css.trigger)}
                {...(entry.items !== undefined && !entry.onSelect && { 'aria-expanded': false })}
                aria-current={entry.id === currentId || undefined}
              >
                {entry.text}
                {!entry.onSelect && <Chevron />}
              </button>
            ) : (
              <NavLink text={entry.text} href={entry.href} isCurrent={entry.id === currentId} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Chevron(): ReactElement {
  return (
    <span className={css.chevron}>
      <Icon icon={chevronDownIcon} size="small" />
    </span>
  );
}

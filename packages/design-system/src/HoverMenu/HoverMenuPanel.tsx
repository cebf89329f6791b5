import * as RadixNavigation from '@radix-ui/react-navigation-menu';
import type { ReactElement } from 'react';
import { useLinkComponent, useWords } from '../DesignSystemProvider/index.ts';
import { chevronRightIcon } from '../Icon/icons.ts';
import { Icon } from '../Icon/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './HoverMenu.css.ts';

interface HoverMenuItemBase {
  id: string;
  text: string;
  /** Address of a picture that shows what the text says. Default none. */
  image?: string | undefined;
}
/** A game: it leads somewhere, or is launched by the click itself. */
export type HoverMenuItem = HoverMenuItemBase & ({ href: string; onSelect?: never } | { onSelect: () => void; href?: never });

export interface HoverMenuPanelProps {
  /** What it lists; null while it is on its way. */
  items: readonly HoverMenuItem[] | null;
  /** The link to the whole of it. */
  more: { text: string; href: string };
}

const expectedItems = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Radix hides a stop of the Tab key from screen readers that they come by all the same; without a name it says nothing. */
function showFocusStop(panel: HTMLElement | null): void {
  const item = panel?.closest('li');
  for (const stop of item?.querySelectorAll(':scope > [aria-hidden][tabindex="0"]') ?? []) stop.removeAttribute('aria-hidden');
}

/** What one word of a `HoverMenu` opens. */
export function HoverMenuPanel({ items, more }: HoverMenuPanelProps): ReactElement {
  const Anchor = useLinkComponent();
  const words = useWords();
  return (
    <div ref={showFocusStop} className={css.scroll}>
      <ul className={css.grid}>
        {items === null &&
          expectedItems.map((name) => (
            <li key={name}>
              <Skeleton shape="control" />
            </li>
          ))}
        {items?.map((item) => (
          <li key={item.id}>
            <RadixNavigation.Link asChild>
              {item.href === undefined ? (
                <button type="button" className={css.item} onClick={item.onSelect}>
                  <Face {...item} />
                </button>
              ) : (
                <Anchor href={item.href} className={css.item}>
                  <Face {...item} />
                </Anchor>
              )}
            </RadixNavigation.Link>
          </li>
        ))}
      </ul>
      {items === null && <VisuallyHidden>{words.loading}</VisuallyHidden>}
      <RadixNavigation.Link asChild>
        <Anchor href={more.href} className={css.more}>
          {more.text}
          <span className={css.forward}>
            <Icon icon={chevronRightIcon} size="small" />
          </span>
        </Anchor>
      </RadixNavigation.Link>
    </div>
  );
}

function Face({ text, image }: HoverMenuItemBase): ReactElement {
  return (
    <>
      {image && <img className={css.picture} src={image} alt="" loading="lazy" width={44} height={44} />}
      <span className={css.name}>{text}</span>
    </>
  );
}

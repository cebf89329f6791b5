import * as RadixNavigation from '@radix-ui/react-navigation-menu';
import type { ReactElement } from 'react';
import { Button } from '../Button/index.ts';
import { useLinkComponent, useWords } from '../DesignSystemProvider/index.ts';
import { chevronRightIcon } from '../Icon/icons.ts';
import { Icon } from '../Icon/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Text } from '../Text/index.ts';
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

/** What a panel has in it. */
export interface HoverMenuContent {
  /** What its panel lists; null while it is on its way. */
  items: readonly HoverMenuItem[] | null;
  /** The last link of the panel, to the whole of it. Default none. */
  more?: { text: string; href: string } | undefined;
  /** Nothing could be fetched: why, and the way to try again. Default none. */
  failure?: { text: string; onRetry: () => void } | undefined;
  /** Said where it lists nothing. Default nothing. */
  emptyText?: string | undefined;
}

const expectedItems = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Radix hides a stop of the Tab key from screen readers that they come by all the same; without a name it says nothing. */
function showFocusStop(panel: HTMLElement | null): void {
  const item = panel?.closest('li');
  for (const stop of item?.querySelectorAll(':scope > [aria-hidden][tabindex="0"]') ?? []) stop.removeAttribute('aria-hidden');
}

/** What one word of a `HoverMenu` opens. */
export function HoverMenuPanel({ items, more, failure, emptyText }: HoverMenuContent): ReactElement {
  const Anchor = useLinkComponent();
  const words = useWords();
  if (failure) {
    return (
      <div ref={showFocusStop} className={css.said}>
        <Text tone="muted">{failure.text}</Text>
        <Button tone="outline" size="medium" onClick={failure.onRetry}>
          {words.retry}
        </Button>
      </div>
    );
  }
  return (
    <div ref={showFocusStop} className={css.scroll}>
      {items?.length === 0 && emptyText && (
        <div className={css.said}>
          <Text tone="muted">{emptyText}</Text>
        </div>
      )}
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
      {more && (
        <RadixNavigation.Link asChild>
          <Anchor href={more.href} className={css.more}>
            {more.text}
            <span className={css.forward}>
              <Icon icon={chevronRightIcon} size="small" />
            </span>
          </Anchor>
        </RadixNavigation.Link>
      )}
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

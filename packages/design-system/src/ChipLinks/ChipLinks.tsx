import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { useLinkComponent } from '../DesignSystemProvider/index.ts';
import { showFocused } from '../shared/showFocused.ts';
import * as css from './ChipLinks.css.ts';

/** One way to narrow a list; `id` tells which of them is chosen. */
export interface ChipLink {
  id: string;
  text: string;
  href: string;
}

export interface ChipLinksProps {
  /** The navigation's name: “Vendors”. */
  label: string;
  /** None while they are on their way: their line is kept. */
  items: readonly ChipLink[];
  /** Which of them is chosen. Default none. */
  currentId?: string | undefined;
}

/** Ways to narrow a list, each with an address of its own: one line, pushed sideways where they are many. */
export function ChipLinks({ label, items, currentId }: ChipLinksProps): ReactElement {
  const Anchor = useLinkComponent();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is looked for again when the chips or the choice change.
  useLayoutEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !chosen) return;
    const [line, chip] = [list.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (chip.left < line.left || chip.right > line.right) list.current.scrollLeft += chip.left - line.left;
  }, [items, currentId]);
  return (
    <nav aria-label={label}>
      <ul className={css.list} ref={list} onFocus={showFocused}>
        {items.map(({ id, text, href }) => (
          <li key={id}>
            <Anchor href={href} className={css.chip} aria-current={id === currentId ? 'page' : undefined}>
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { Fragment, type ReactElement } from 'react';
import { usePortalContainer } from '../DesignSystemProvider/index.ts';
import { type LayerTrigger, TriggerButton } from '../shared/LayerTrigger.tsx';
import { useDirection } from '../shared/useDirection.ts';
import * as css from './Menu.css.ts';
import { MenuEntry } from './MenuEntry.tsx';
import type { MenuItem } from './MenuItem.ts';

export interface MenuProps {
  /** The button that opens it, and names it: `{ text: 'Actions' }`, or `{ icon: moreIcon, label: 'Actions' }`. */
  trigger: LayerTrigger;
  items: readonly MenuItem[];
  /** Which of its edges stands in line with the button. Default `start`. */
  align?: 'start' | 'end' | undefined;
}

/** What can be done with a thing, behind one button. */
export function Menu({ trigger, items, align = 'start' }: MenuProps): ReactElement {
  const container = usePortalContainer();
  const [direction, lookForDirection] = useDirection();
  // Not modal: Radix would hold the page by a style tag, which a strict CSP blocks.
  return (
    <RadixMenu.Root modal={false} dir={direction}>
      <RadixMenu.Trigger ref={lookForDirection} asChild>
        <TriggerButton trigger={trigger} />
      </RadixMenu.Trigger>
      <RadixMenu.Portal container={container}>
        <RadixMenu.Content className={css.panel} align={align} sideOffset={4} collisionPadding={8} loop>
          {items.map((item, place) => (
            <Fragment key={item.id}>
              {item.separated && place > 0 && <RadixMenu.Separator className={css.separator} />}
              <MenuEntry item={item} />
            </Fragment>
          ))}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

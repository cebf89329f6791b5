import * as RadixPopover from '@radix-ui/react-popover';
import { type ReactElement, type ReactNode, useId } from 'react';
import { usePortalContainer, useWords } from '../DesignSystemProvider/index.ts';
import { Heading } from '../Heading/index.ts';
import { closeIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/index.ts';
import { focusInto } from '../Modal/modalFocus.ts';
import { type LayerTrigger, TriggerButton } from '../shared/LayerTrigger.tsx';
import { useDirection } from '../shared/useDirection.ts';
import * as css from './Popover.css.ts';

interface PopoverBase {
  /** The button that opens it: `{ text: 'Filter' }`, or `{ icon: filterIcon, label: 'Filter' }`. */
  trigger: LayerTrigger;
  /** Its name, shown above its content. */
  title: string;
  children: ReactNode;
  /** Where it opens, while there is room. Default `bottom`. */
  side?: 'top' | 'bottom' | undefined;
  /** Which of its edges stands in line with the button. Default `start`. */
  align?: 'start' | 'center' | 'end' | undefined;
}
/** Open by itself, or as the page says. */
export type PopoverProps = PopoverBase &
  ({ open: boolean; onOpenChange: (open: boolean) => void } | { open?: never; onOpenChange?: ((open: boolean) => void) | undefined });

/** A small layer beside its button, which leaves the page in use. */
export function Popover({ trigger, title, children, side = 'bottom', align = 'start', open, onOpenChange }: PopoverProps): ReactElement {
  const words = useWords();
  const container = usePortalContainer();
  const titleId = useId();
  const [direction, lookForDirection] = useDirection();
  return (
    <RadixPopover.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <RadixPopover.Trigger ref={lookForDirection} asChild>
        <TriggerButton trigger={trigger} />
      </RadixPopover.Trigger>
      <RadixPopover.Portal container={container}>
        <RadixPopover.Content
          className={css.panel}
          dir={direction}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          aria-labelledby={titleId}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) focusInto(event.currentTarget);
          }}
        >
          <div className={css.header}>
            <Heading level={2} size="body" id={titleId}>
              {title}
            </Heading>
            <RadixPopover.Close asChild>
              <IconButton className={css.cross} size="small" icon={closeIcon} label={words.close} />
            </RadixPopover.Close>
          </div>
          <div data-part="body">{children}</div>
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

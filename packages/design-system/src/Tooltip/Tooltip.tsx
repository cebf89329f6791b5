import * as RadixTooltip from '@radix-ui/react-tooltip';
import { type ReactElement, useId, useState } from 'react';
import { usePortalContainer } from '../DesignSystemProvider/index.ts';
import { hasName } from './hasName.ts';
import { panel } from './Tooltip.css.ts';

export interface TooltipProps {
  /** What explains it: plain words, for nothing in it can be reached. */
  text: string;
  /** What is explained: one button, link or input with a name of its own, that takes `ref`, `title` and `aria-describedby`. */
  children: ReactElement;
  /** Where it stands, while there is room. Default `top`. */
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
}

/** A type can't tell what an element will say: what is wrong is told once it stands in the page, where tests and monitors hear of it. */
function reportNameless(control: HTMLElement | null): void {
  if (!control || hasName(control)) return;
  reportError(new Error('A Tooltip describes its control and does not name it. Give the control words or a `label`.'));
}

/**
 * A few words about a control, for pointers and keyboards. Fingers never see it, so that nobody may need it;
 * screen readers have it as the control's description, open or not.
 */
export function Tooltip({ text, children, side = 'top' }: TooltipProps): ReactElement {
  const container = usePortalContainer();
  const descriptionId = useId();
  const [open, setOpen] = useState(false);
  return (
    <RadixTooltip.Provider delayDuration={400} skipDelayDuration={300}>
      <RadixTooltip.Root open={open} onOpenChange={setOpen}>
        {/* While it is open, Radix describes the control by what is seen. One tooltip at a time: an IconButton's own gives way. */}
        <RadixTooltip.Trigger ref={reportNameless} asChild title="" aria-describedby={open ? undefined : descriptionId}>
          {children}
        </RadixTooltip.Trigger>
        <span id={descriptionId} hidden>
          {text}
        </span>
        <RadixTooltip.Portal container={container}>
          <RadixTooltip.Content className={panel} side={side} sideOffset={6} collisionPadding={8}>
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}

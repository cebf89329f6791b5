import * as RadixTooltip from '@radix-ui/react-tooltip';
import { type ReactElement, useId, useState } from 'react';
import { usePortalContainer } from '../DesignSystemProvider/index.ts';
import { panel } from './Tooltip.css.ts';

export interface TooltipProps {
  /** What explains it: plain words, for nothing in it can be reached. */
  text: string;
  /** What is explained: one button, link or input that takes `ref` and `aria-describedby`. */
  children: ReactElement;
  /** Where it stands, while there is room. Default `top`. */
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
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
        {/* While it is open, Radix describes the control by what is seen. */}
        <RadixTooltip.Trigger asChild aria-describedby={open ? undefined : descriptionId}>
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

import type { ComponentProps, ReactElement } from 'react';
import { Button, type ButtonProps, type ButtonText } from '../Button/index.ts';
import { IconButton, type IconButtonProps } from '../IconButton/index.ts';

/** The button that opens a layer: words, or a drawing with a name. */
export type LayerTrigger =
  | (Pick<ButtonProps, 'tone' | 'size' | 'fullWidth' | 'icon' | 'disabled' | 'pending'> & { text: ButtonText; label?: never })
  | (Pick<IconButtonProps, 'tone' | 'size' | 'icon' | 'disabled' | 'badge' | 'label'> & { text?: never });

type TriggerButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What it says and how it looks. */
  trigger: LayerTrigger;
};

/** Draws a trigger with what Radix hands on to it. */
export function TriggerButton({ trigger, ...rest }: TriggerButtonProps): ReactElement {
  // Radix says `disabled={false}` where nothing is said.
  const disabled = trigger.disabled || rest.disabled;
  if (trigger.label !== undefined) {
    const { text, ...drawing } = trigger;
    return <IconButton {...rest} {...drawing} disabled={disabled} />;
  }
  const { text, label, ...look } = trigger;
  return (
    <Button {...rest} {...look} disabled={disabled}>
      {text}
    </Button>
  );
}

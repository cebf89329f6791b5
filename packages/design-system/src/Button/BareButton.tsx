import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { Icon, type IconDrawing } from '../Icon/index.ts';
import { ring } from '../Spinner/Spinner.css.ts';
import { classNames } from '../shared/classNames.ts';
import { content, contentWhilePending, dim, spinnerPlace } from './Button.css.ts';
import { type ButtonLook, buttonClass } from './buttonClass.ts';

export interface BareButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows that its action is under way: clicks do nothing, focus and width stay. Default false. */
  pending?: boolean | undefined;
  /** Shows that its action can't be had now: clicks do nothing, and unlike with `disabled` the keyboard still gets there. Default false. */
  unavailable?: boolean | undefined;
  /** Drawn before the text. Default none. */
  icon?: IconDrawing | undefined;
}

/** What `Button` is made of, for parts whose content is more than words and that name it themselves. */
export function BareButton(props: BareButtonProps): ReactElement {
  const {
    tone,
    size,
    fullWidth,
    pending = false,
    unavailable = false,
    icon,
    className,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props;
  const isStill = pending || unavailable;
  // `disabled` would drop the focus, and with it the place of a user who uses the keyboard.
  const click = (event: MouseEvent<HTMLButtonElement>): void => (isStill ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ tone, size, fullWidth }, classNames(unavailable && dim, className))}
      onClick={click}
      aria-busy={pending || undefined}
      aria-disabled={isStill || rest['aria-disabled']}
    >
      <span className={pending ? contentWhilePending : content}>
        {icon && <Icon icon={icon} size={size === 'small' ? 'small' : 'medium'} />}
        {children}
      </span>
      {pending && (
        <span className={spinnerPlace} aria-hidden="true">
          <span className={ring} />
        </span>
      )}
    </button>
  );
}

import type { ComponentProps, ReactElement } from 'react';
import { type ButtonLook, buttonClass } from '../Button/index.ts';
import { CountBadge, type CountBadgeProps } from '../CountBadge/index.ts';
import { Icon, type IconDrawing } from '../Icon/index.ts';
import { classNames } from '../shared/classNames.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { corner, square } from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ButtonLook, 'fullWidth'>, Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The button's name: what a click does. */
  label: string;
  /** What a pointer that rests on it is shown. Default the label. */
  title?: string | undefined;
  /** Which drawing. */
  icon: IconDrawing;
  /** A number on the corner. Default none. */
  badge?: CountBadgeProps | undefined;
}

/** A square button with a drawing alone; its name is never left out. Its tone is `ghost` by default. */
export function IconButton(props: IconButtonProps): ReactElement {
  const { label, title = label, icon, badge, tone = 'ghost', size = 'large', className, type = 'button', ...rest } = props;
  return (
    <button {...rest} type={type} title={title} className={buttonClass({ tone, size }, classNames(square[size], className))}>
      <Icon icon={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
      {badge && (
        <span className={corner}>
          <CountBadge {...badge} />
        </span>
      )}
    </button>
  );
}

import type { ReactElement } from 'react';
import { classNames } from '../shared/classNames.ts';
import { mirrored, sizes } from './Icon.css.ts';
import { type IconName, icons } from './icons.ts';

export type IconSize = 'small' | 'medium' | 'large' | 'huge';

export interface IconProps {
  /** Which drawing. */
  name: IconName;
  /** 16, 20, 26 or 40 px. Default `medium`. */
  size?: IconSize | undefined;
  /** Says what the icon means where no text stands beside it. Default: hidden from screen readers. */
  label?: string | undefined;
}

const directional: ReadonlySet<IconName> = new Set(['arrowLeft', 'chevronLeft', 'chevronRight', 'logIn', 'logOut', 'play']);

/** A line drawing in the colour of its text. */
export function Icon({ name, size = 'medium', label }: IconProps): ReactElement {
  const Drawing = icons[name];
  const className = classNames(sizes[size], directional.has(name) && mirrored);
  return label ? (
    <Drawing className={className} strokeWidth={1.75} role="img" aria-label={label} aria-hidden={false} />
  ) : (
    <Drawing className={className} strokeWidth={1.75} aria-hidden="true" />
  );
}

import type { ReactElement } from 'react';
import { classNames } from '../shared/classNames.ts';
import { mirrored, sizes } from './Icon.css.ts';
import type { IconDrawing } from './icons.ts';

export type IconSize = 'small' | 'medium' | 'large' | 'huge';

export interface IconProps {
  /** Which drawing: one of `@baize/design-system/icons`. */
  icon: IconDrawing;
  /** 16, 20, 26 or 40 px. Default `medium`. */
  size?: IconSize | undefined;
  /** Says what the icon means where no text stands beside it. Default: hidden from screen readers. */
  label?: string | undefined;
}

/** Drawings that point along the reading direction, by their own names: a reference would load each of them everywhere. */
const directional: ReadonlySet<string | undefined> = new Set(['ArrowLeft', 'ChevronLeft', 'ChevronRight', 'LogIn', 'LogOut', 'Play']);

/** A line drawing in the colour of its text. */
export function Icon({ icon: Drawing, size = 'medium', label }: IconProps): ReactElement {
  const className = classNames(sizes[size], directional.has(Drawing.displayName) && mirrored);
  return label ? (
    <Drawing className={className} strokeWidth={1.75} role="img" aria-label={label} aria-hidden={false} />
  ) : (
    <Drawing className={className} strokeWidth={1.75} aria-hidden="true" />
  );
}

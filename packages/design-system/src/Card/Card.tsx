import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../shared/classNames.ts';
import type { LayoutElement } from '../shared/elements.ts';
import { paddings, tones } from './Card.css.ts';

export interface CardProps extends Omit<ComponentProps<'div'>, 'ref' | 'className' | 'style'> {
  /** `raised` for a card upon a surface, `felt` for what is chosen. Default `surface`. */
  tone?: 'surface' | 'raised' | 'felt' | undefined;
  /** 0, 12, 20 or 24 px. Default `medium`. */
  padding?: 'none' | 'small' | 'medium' | 'large' | undefined;
  /** Which element. Default `div`. */
  as?: LayoutElement | undefined;
}

/** A quiet ground that holds what belongs together. */
export function Card({ tone = 'surface', padding = 'medium', as = 'div', ...rest }: CardProps): ReactElement {
  const Element = as as 'div';
  return <Element {...rest} className={classNames(tones[tone], paddings[padding])} />;
}

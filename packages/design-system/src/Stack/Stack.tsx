import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../shared/classNames.ts';
import type { LayoutElement } from '../shared/elements.ts';
import { aligns, gaps } from '../shared/layout.css.ts';
import type { Space } from '../theme/scale.ts';
import { stack } from './Stack.css.ts';

export interface StackProps extends Omit<ComponentProps<'div'>, 'ref' | 'className' | 'style'> {
  /** Steps of 4 px between the children: 4 is 16 px. Default 4. */
  gap?: Space | undefined;
  /** Across the column. Default `stretch`. */
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
  /** Which element. Default `div`. */
  as?: LayoutElement | undefined;
}

/** One thing below another, at equal distances. */
export function Stack({ gap = 4, align = 'stretch', as = 'div', ...rest }: StackProps): ReactElement {
  // Their shared attributes are those of a div; the cast spares a union of thirteen elements.
  const Element = as as 'div';
  return <Element {...rest} className={classNames(stack, gaps[gap], aligns[align])} />;
}

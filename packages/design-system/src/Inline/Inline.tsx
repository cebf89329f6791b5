import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../shared/classNames.ts';
import type { LayoutElement } from '../shared/elements.ts';
import { aligns, gaps, justifies } from '../shared/layout.css.ts';
import type { Space } from '../theme/scale.ts';
import { inline, wrapping } from './Inline.css.ts';

export interface InlineProps extends Omit<ComponentProps<'div'>, 'ref' | 'className' | 'style'> {
  /** Steps of 4 px between the children: 2 is 8 px. Default 2. */
  gap?: Space | undefined;
  /** Across the row. Default `center`. */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined;
  /** Along the row. Default `start`. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Goes on in a new row where the width ends. Default true. */
  wrap?: boolean | undefined;
  /** Which element. Default `div`. */
  as?: LayoutElement | undefined;
}

/** One thing beside another, at equal distances. */
export function Inline({ gap = 2, align = 'center', justify = 'start', wrap = true, as = 'div', ...rest }: InlineProps): ReactElement {
  const Element = as as 'div';
  return <Element {...rest} className={classNames(inline, wrap && wrapping, gaps[gap], aligns[align], justifies[justify])} />;
}

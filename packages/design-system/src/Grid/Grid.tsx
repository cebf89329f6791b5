import type { ComponentProps, ReactElement } from 'react';
import { classNames } from '../shared/classNames.ts';
import type { LayoutElement } from '../shared/elements.ts';
import { gaps } from '../shared/layout.css.ts';
import type { Space } from '../theme/scale.ts';
import { columns } from './Grid.css.ts';

export interface GridProps extends Omit<ComponentProps<'div'>, 'ref' | 'className' | 'style'> {
  /** The least width of a column: 112, 240 or 400 px. */
  min: 'tile' | 'card' | 'dialog';
  /** Steps of 4 px between the children. Default 4. */
  gap?: Space | undefined;
  /** Which element. Default `div`. */
  as?: LayoutElement | undefined;
}

/** As many equal columns as the width has room for. */
export function Grid({ min, gap = 4, as = 'div', ...rest }: GridProps): ReactElement {
  const Element = as as 'div';
  return <Element {...rest} className={classNames(columns[min], gaps[gap])} />;
}
